import type { Element } from "hast";
import { rebuild } from "../html/html-tree";
import type { Content } from "../html/html-tree";
import { isLeftOut, withoutTabHint } from "./leave-out";
import { nameStates, writeSwitch } from "./name-states";
import { partNeighbors } from "./part-neighbors";
import { withoutRepeats } from "./without-repeats";
import { writeOut } from "./write-out";

/** The main content of a page with everything said in words and open, as Markdown can have it. */
export function prepareTree(page: Element): Element {
  const once = rebuild(page, (element) => [withoutRepeats(element)]);
  return rebuild(once, prepareElement);
}

/** What stands in an element's place; what is in it has been prepared before. */
function prepareElement(element: Element): Content[] {
  if (isLeftOut(element)) return [];
  if (element.tagName === "fieldset") return [writeSwitch(element)];
  return writeOut(nameStates(partNeighbors(withoutTabHint(element))));
}
