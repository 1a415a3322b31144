/** What hosts are told, however they want to hear it. */
export interface HostingFacts {
  /** On every answer, by name. */
  headers: Readonly<Record<string, string>>;
  /** Old addresses, and where each leads for good. */
  redirects: Readonly<Record<string, string>>;
  /** The address of every published file: `/fonts/a.woff2`. */
  files: readonly string[];
}
