import type { RootContent } from "mdast";
import { type Issue, at, createIssue } from "../issues";
import { parseMarkdown, slugifyHeading, wordsOf } from "./markdown";

const stepHeading = /^Step \d+:\s*(?=\S)/;
/** A heading that was probably meant as a step: `step 2: Send`, `Step 2 - Send`, `Step 2.` */
const almostStep = /^step\s*\d+(?:\s*[:.)\-–—]|$)/i;

/** A tutorial's steps, one for each heading that starts with `Step 1:`; `fill` replaces variables. */
export function parseHowToSteps(source: string, fill = (text: string) => text) {
  const { children } = parseMarkdown(source);
  return children.flatMap((node, index) => {
    const heading = node.type === "heading" ? fill(wordsOf(node)) : "";
    if (!stepHeading.test(heading)) return [];
    const text = fill(textAfter(children, index));
    return [
      {
        name: heading.replace(stepHeading, ""),
        text,
        id: slugifyHeading(heading),
      },
    ];
  });
}

function textAfter(children: readonly RootContent[], index: number): string {
  const first = children
    .slice(index + 1)
    .find(({ type }) => type === "paragraph" || type === "heading");
  return first?.type === "paragraph" ? wordsOf(first) : "";
}

/** Steps must be numbered from 1 and written so that structured data includes them all. */
export function checkSteps(source: string): Issue[] {
  const { children } = parseMarkdown(source);
  let expected = 0;
  return children.flatMap((node, index) => {
    const written = node.type === "heading" ? wordsOf(node) : "";
    if (!almostStep.test(written)) return [];
    expected += 1;
    const step = `Step ${expected}:`;
    const isStep = stepHeading.test(written) && written.startsWith(step);
    if (isStep && textAfter(children, index) !== "") return [];
    const reason = `"${written}" is not read as step ${expected}`;
    const hint = `write ${step} and its name, and below it a paragraph that says what to do`;
    return [at(node, createIssue("malformed-step", reason, hint))];
  });
}
