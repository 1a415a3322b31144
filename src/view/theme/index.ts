export * from "./grid";
export * from "./tokens";
