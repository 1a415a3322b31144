export * from "./claim";
export { date } from "./date";
export { image, vectorImage } from "./image";
export { link, redirectFrom } from "./link";
export { markdown } from "./markdown";
export { reference } from "./reference";
export * from "./shared-fields";
export * from "./structure";
export { text } from "./text";
