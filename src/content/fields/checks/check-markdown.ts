import { fillVariables } from "../../../site/fill-variables";
import { parseMarkdown } from "../../markdown/markdown";
import { checkCallouts } from "../../markdown/check-callouts";
import { checkHeadings, refuseHeadings } from "../../markdown/check-headings";
import { checkHtml } from "../../markdown/check-html";
import { checkMarkdownLinks } from "./check-markdown-links";
import { checkMarkdownPictures } from "./check-markdown-pictures";
import { checkSlips } from "../../markdown/check-slips";
import { checkVariables } from "./check-variables";
import type { CheckContext } from "./check-context";
import type { Problem } from "../../problems/problem";

/** The problems that a Markdown text can have beyond the limits of its field. */
export async function checkMarkdown(text: string, context: CheckContext): Promise<Problem[]> {
  const root = parseMarkdown(text);
  const fill = (words: string) => fillVariables(words, context.index.variables);
  return [
    ...checkVariables(text, context.index.variables),
    ...checkMarkdownLinks(root, text, context),
    ...(context.takesHeadings === false ? refuseHeadings(text) : checkHeadings(text, fill)),
    ...(await checkMarkdownPictures(root, context)),
    ...checkHtml(root, context.isBody === true),
    ...checkCallouts(root),
    ...checkSlips(root, text),
  ];
}
