/** All kinds of field. src/gatsby/field-options.ts resolves their values in GraphQL. */
export { dateKind } from "./date";
export { imageKind, vectorImageKind } from "./image";
export { pathKind, anchorKind, linkKind } from "./link";
export { markdownKind } from "./markdown";
export { referenceKind } from "./reference";
export { codeKind, textKind } from "./text";
