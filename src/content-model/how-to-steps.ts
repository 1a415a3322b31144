import type { Content } from "mdast";
import toString from "mdast-util-to-string";
import { parseMarkdown, toHeadingId } from "./markdown";

/** One step of a tutorial, as search engines know it. */
export interface HowToStep {
  /** The words of the heading after `Step 1:`. */
  name: string;
  /** The first paragraph below the heading. */
  text: string;
  /** The anchor of the heading. */
  id: string;
}

const stepHeading = /^Step \d+:\s*/;

/** The steps of a text whose headings begin with `Step 1:`, `Step 2:` …; none where it has no such headings. */
export function toHowToSteps(source: string): HowToStep[] {
  const { children } = parseMarkdown(source);
  return children.flatMap((node, index) => {
    const heading = node.type === "heading" ? toString(node) : "";
    if (!stepHeading.test(heading)) return [];
    const first = children
      .slice(index + 1)
      .find(({ type }: Content) => type === "paragraph" || type === "heading");
    const text = first?.type === "paragraph" ? toString(first) : "";
    return [{ name: heading.replace(stepHeading, ""), text, id: toHeadingId(heading) }];
  });
}
