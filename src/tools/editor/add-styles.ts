/** Adds styles to the editor's page. */
export function addStyles(styles: string): void {
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  document.head.append(sheet);
}
