/** Stands in for Gatsby's runtime of the `Head` export, which no page of this site has. */
export function headHandlerForBrowser(): void {
  // react-helmet writes the heads.
}
