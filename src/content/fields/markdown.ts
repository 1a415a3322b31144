import { checkMarkdown } from "../checks/fields/check-markdown";
import { defineKind } from "./field-kind";
import { visibleText } from "./text";

export const markdownKind = defineKind({
  name: "markdown",
  graphqlType: "Markdown",
  check: (value, context, { takesHeadings }) =>
    checkMarkdown(String(value), { ...context, takesHeadings }),
});

/** Rich text in Markdown; `takesHeadings` is false if the text's heading is a separate field. */
export function markdown(
  description: string,
  { max = 6000, takesHeadings = true } = {},
) {
  return visibleText(1, max).meta({
    kind: markdownKind.name,
    takesHeadings,
    description,
  });
}
