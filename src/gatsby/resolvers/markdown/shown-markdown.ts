import { parseHowToSteps } from "../../../content/markdown/how-to-steps";
import {
  listHeadings,
  nodesOf,
  parseMarkdown,
  plainTextOf,
} from "../../../content/markdown/markdown";
import { typeset, typesetTree } from "../../../content/typeset/typeset";
import type { QueryContext } from "../field";
import { readFiller } from "../query-context";

/** The text of a Markdown source as the page shows it. */
export function renderMarkdownAsText(
  { written }: { written: string },
  context: QueryContext,
): string {
  const fill = readFiller(context);
  // Parsed trees are shared.
  const root = structuredClone(parseMarkdown(written));
  for (const node of nodesOf(root, "text", "code", "inlineCode"))
    node.value = fill(node.value);
  typesetTree(root);
  return plainTextOf(root);
}

/** The headings of a Markdown source; their anchors are made from the source, as in links. */
export function renderHeadings(
  { written }: { written: string },
  context: QueryContext,
) {
  const headings = listHeadings(written, readFiller(context));
  return headings.map((heading) => ({
    ...heading,
    text: typeset(heading.text),
  }));
}

export function renderSteps({ body }: { body: string }, context: QueryContext) {
  const steps = parseHowToSteps(body, readFiller(context));
  return steps.map(({ id, name, text }) => ({
    id,
    name: typeset(name),
    text: typeset(text),
  }));
}
