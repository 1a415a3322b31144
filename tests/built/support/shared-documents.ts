import type * as ReadDocument from "../../read/read-document";

declare global {
  /** Set by built-site-environment.ts, only in Jest. */
  var readDocumentModule: typeof ReadDocument;
}

/** Replaces tests/read/read-document.ts (see jest.built.config.mjs), so that a page is parsed once for all test files. */
export const { parseHtml, readDocument, readXmlElements } =
  globalThis.readDocumentModule;
