/** Replaces Gatsby's runtime for `Head` exports, which no page has: pages render `Seo`. */
export function headHandlerForBrowser(): void {
  // Nothing to update.
}
