import type { RootContent } from "mdast";
import { type Issue, at, createIssue } from "../issues";
import { parseMarkdown, slugifyHeading, wordsOf } from "./markdown";

const stepHeading = /^Step (\d+):\s*/;
/** A heading that was probably meant as a step: `step 2: Send`, `Step 2 - Send`, `Step 2.` */
const almostStep = /^step\s*(\d+)(?:\s*[:.)\-–—]\s*|$)/i;

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
  let before = 0;
  return children.flatMap((node, index) => {
    const written = node.type === "heading" ? wordsOf(node) : "";
    const [, number] = almostStep.exec(written) ?? [];
    if (number === undefined) return [];
    const expected = before + 1;
    before = Number(number);
    const issues = explainStep(written, Number(number), expected);
    if (textAfter(children, index) === "") {
      const reason = `"${written}" has no paragraph below it`;
      const hint = "say in a paragraph what to do, above any list or picture";
      issues.push(createIssue("malformed-step", reason, hint));
    }
    return issues.map((issue) => at(node, issue));
  });
}

function explainStep(
  written: string,
  number: number,
  expected: number,
): Issue[] {
  const words = written.replace(almostStep, "");
  const step = `Step ${expected}`;
  const refuse = (text: string, reason: string) => [
    createIssue(
      "malformed-step",
      `"${text}" ${reason}`,
      `write ${step}: ${words || "and its name"}`,
    ),
  ];
  if (words === "") return refuse(written, "has no name");
  if (!stepHeading.test(written))
    return refuse(written, "is not read as a step");
  if (number === expected) return [];
  const order =
    number < expected
      ? "appears twice or too late"
      : `comes where ${step} is expected`;
  return refuse(`Step ${number}`, order);
}
