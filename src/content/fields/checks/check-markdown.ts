import { fillVariables } from "../../../site/format/fill-variables";
import { parseMarkdown } from "../../markdown/markdown";
import { checkCallouts } from "../../markdown/check-callouts";
import { checkHeadings, refuseHeadings } from "../../markdown/check-headings";
import { checkHtml } from "../../markdown/check-html";
import { checkMarkdownLinks } from "./check-markdown-links";
import { checkMarkdownPictures } from "./check-markdown-pictures";
import { checkBlocks, checkTables } from "../../markdown/check-blocks";
import { checkWords } from "../../problems/check-words";
import { checkUnreadSyntax } from "../../markdown/check-unread-syntax";
import { withoutCode } from "../../markdown/written-braces";
import { checkBraces, checkVariables, checkWikiLinks } from "./check-variables";
import type { CheckContext } from "./check-context";
import type { Problem } from "../../problems/problem";

/** The problems that a Markdown text can have beyond the limits of its field. */
export async function checkMarkdown(text: string, context: CheckContext): Promise<Problem[]> {
  const root = parseMarkdown(text);
  const prose = withoutCode(root, text);
  const fill = (words: string) => fillVariables(words, context.index.variables);
  return [
    ...checkVariables(prose, context.index.variables),
    ...checkBraces(prose, context.index.variables),
    ...checkWikiLinks(prose, context.index.variables),
    ...checkWords(prose, { isMarkdown: true, isDraft: context.isDraft }),
    ...checkMarkdownLinks(root, text, context),
    ...(context.takesHeadings === false ? refuseHeadings(text) : checkHeadings(text, fill)),
    ...(await checkMarkdownPictures(root, context)),
    ...checkHtml(root, context.isBody === true),
    ...checkCallouts(root),
    ...checkBlocks(root, text),
    ...checkTables(root, text),
    ...checkUnreadSyntax(root, text),
  ];
}
