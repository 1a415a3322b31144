export { type IssueName, createIssue } from "./catalog";
export * from "./issue";
export { listNames, refuseKey, suggest, suggestHint } from "./suggest";
