/** The id of a figure's entry in the account of a page, where figures in texts lead. */
export function toAccountId(figure: string): string {
  return `account-${figure.replaceAll(".", "-")}`;
}
