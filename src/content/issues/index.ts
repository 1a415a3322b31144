export { type IssueName, createIssue } from "./catalog";
export * from "./issue";
export {
  listNames,
  refuseKey,
  spellType,
  suggest,
  suggestHint,
} from "./suggest";
