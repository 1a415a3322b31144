import { fillTokens } from "../../../site/fill-tokens";
import { parseMarkdown } from "../../markdown/markdown";
import { checkCallouts } from "./check-callouts";
import { checkHeadings, refuseHeadings } from "./check-headings";
import { checkHtml } from "./check-html";
import { checkMarkdownLinks } from "./check-markdown-links";
import { checkMarkdownPictures } from "./check-markdown-pictures";
import { checkSlips } from "./check-slips";
import { checkTokens } from "./check-tokens";
import type { CheckContext } from "../checks/check-context";
import type { Finding } from "../checks/finding";

/** The faults that a Markdown text can have beyond the limits of its field. */
export async function checkMarkdown(text: string, context: CheckContext): Promise<Finding[]> {
  const root = parseMarkdown(text);
  const fill = (words: string) => fillTokens(words, context.index.tokens);
  return [
    ...checkTokens(text, context.index.tokens),
    ...checkMarkdownLinks(root, text, context),
    ...(context.takesHeadings === false ? refuseHeadings(text) : checkHeadings(text, fill)),
    ...(await checkMarkdownPictures(root, context)),
    ...checkHtml(root, context.isBody === true),
    ...checkCallouts(root),
    ...checkSlips(root, text),
  ];
}
