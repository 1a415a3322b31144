import { defineKind } from "./field-kind";
import { sampleText, visibleText } from "./text";
import type { TextLimits } from "./text";
import { checkMarkdown } from "./checks/check-markdown";

export const markdownKind = defineKind({
  name: "markdown",
  graphqlType: "Markdown",
  sample: sampleText,
  check: (value, context, { takesHeadings = true }) =>
    checkMarkdown(String(value), { ...context, takesHeadings }),
});

interface MarkdownOptions extends TextLimits {
  /** False where the heading of the text is a field of its own. */
  takesHeadings?: boolean;
}

/** Rich text in Markdown. */
export function markdown(
  description: string,
  { min = 1, max = 6000, takesHeadings = true }: MarkdownOptions = {},
) {
  return visibleText(min, max).meta({ kind: markdownKind.name, takesHeadings, description });
}
