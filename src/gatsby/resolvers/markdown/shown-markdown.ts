import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type HowToStep, toHowToSteps } from "../../../content/markdown/how-to-steps";
import { type TextHeading, toHeadings, toPlainText } from "../../../content/markdown/markdown";
import { typeset } from "../../../content/typeset/typeset";
import { typesetTree } from "../../../content/typeset/typeset-tree";
import { fillVariables } from "../../../site/format/fill-variables";
import { type QueryContext, readVariables } from "../query-context";

/** The words of a Markdown text as the page shows them. */
export function toShownPlainText(written: string, context: QueryContext): string {
  const fill = filling(context);
  return toPlainText(written, (root: Root) => {
    visit(root, (node) => {
      if (node.type === "text" || node.type === "code" || node.type === "inlineCode")
        node.value = fill(node.value);
    });
    typesetTree(root);
  });
}

/** Its headings; their anchors come of what was written, as those of links do. */
export function toShownHeadings(written: string, context: QueryContext): TextHeading[] {
  const headings = toHeadings(written, filling(context));
  return headings.map((heading) => ({ ...heading, text: typeset(heading.text) }));
}

/** The steps of a tutorial. */
export function toShownSteps(body: string, context: QueryContext): HowToStep[] {
  const steps = toHowToSteps(body, filling(context));
  return steps.map(({ id, name, text }) => ({ id, name: typeset(name), text: typeset(text) }));
}

function filling(context: QueryContext): (text: string) => string {
  const variables = readVariables(context);
  return (text) => fillVariables(text, variables);
}
