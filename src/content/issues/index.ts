export { type IssueName, createIssue } from "../checks/rules";
export * from "./issue";
export {
  listNames,
  refuseKey,
  spellType,
  suggest,
  suggestHint,
} from "./suggest";
