import { fillVariables } from "../../lib/format/fill-variables";
import type { NamedValue } from "./markdown-toolbar";

/** Where the editor shows names: its heading, rows of lists, choices, and folded entries. */
const names =
  "h2, [role=row], [role=radiogroup], [role=option], [role=combobox], .item .summary";

/** Shows the values of variables in names such as "Growth desk, {{brand}}". Fields keep them as written. */
export function showValues(variables: readonly NamedValue[]): void {
  const values = new Map(variables.map(({ name, value }) => [name, value]));
  const { body } = document;
  const show = () => {
    for (const place of body.querySelectorAll(names)) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const filled = fillVariables(text.nodeValue ?? "", values);
        if (filled !== text.nodeValue) text.nodeValue = filled;
      }
    }
  };
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(show).observe(body, changes);
}
