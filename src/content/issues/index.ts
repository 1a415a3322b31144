export { createIssue } from "./catalog";
export * from "./issue";
export { listNames, suggest, suggestHint } from "./suggest";
