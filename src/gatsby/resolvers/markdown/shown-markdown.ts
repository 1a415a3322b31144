import { visit } from "unist-util-visit";
import { toHowToSteps } from "../../../content/markdown/how-to-steps";
import { toHeadings, toPlainText } from "../../../content/markdown/markdown";
import { typeset } from "../../../content/typeset/typeset";
import { typesetTree } from "../../../content/typeset/typeset-tree";
import type { QueryContext } from "../field";
import { readFiller } from "../query-context";

/** The text of a Markdown source as the page shows it. */
export function toShownPlainText({ written }: { written: string }, context: QueryContext): string {
  const fill = readFiller(context);
  return toPlainText(written, (root) => {
    visit(root, (node) => {
      if (node.type === "text" || node.type === "code" || node.type === "inlineCode")
        node.value = fill(node.value);
    });
    typesetTree(root);
  });
}

/** The headings of a Markdown source; their anchors are made from the source, as in links. */
export function toShownHeadings({ written }: { written: string }, context: QueryContext) {
  const headings = toHeadings(written, readFiller(context));
  return headings.map((heading) => ({ ...heading, text: typeset(heading.text) }));
}

export function toShownSteps({ body }: { body: string }, context: QueryContext) {
  const steps = toHowToSteps(body, readFiller(context));
  return steps.map(({ id, name, text }) => ({ id, name: typeset(name), text: typeset(text) }));
}
