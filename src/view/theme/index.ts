export * from "./css";
export * from "./grid";
export * from "./styles";
export * from "./tokens";
