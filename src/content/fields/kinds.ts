/** Every kind of field, a line each. src/gatsby/field-options.ts says how the values of each become answers. */
export { addressKind } from "./formerly";
export { anchorKind } from "./anchor";
export { codeKind } from "./code";
export { dateKind } from "./date";
export { imageKind, vectorImageKind } from "./image";
export { linkKind } from "./link";
export { markdownKind } from "./markdown";
export { referenceKind } from "./reference";
export { textKind } from "./text";
