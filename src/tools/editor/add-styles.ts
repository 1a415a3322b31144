import { makeElement } from "../../lib/html/make-element";

/** Adds styles to the editor's page. */
export function addStyles(styles: string): void {
  document.head.append(makeElement("style", {}, styles));
}
