import type * as ReadDocument from "../../read/read-document";

declare global {
  /** Set by built-site-environment.ts, in Jest alone. */
  var readDocumentModule: typeof ReadDocument;
}

/** Stands in for tests/read/read-document.ts (tests/jest.built.config.mjs), so that a page is parsed once for all test files. */
export const { parseHtml, readDocument, readXmlElements } = globalThis.readDocumentModule;
