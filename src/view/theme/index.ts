export * from "./css";
export * from "./grid";
export * from "./motion";
export * from "./styles";
export * from "./tokens";
