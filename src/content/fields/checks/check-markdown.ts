import type { Definition, Image, Link, Root } from "mdast";
import { fillVariables } from "../../../site/format/fill-variables";
import { checkBlocks, checkTables } from "../../markdown/check-blocks";
import { checkCallouts } from "../../markdown/check-callouts";
import { checkHeadings, refuseHeadings } from "../../markdown/check-headings";
import { checkHtml } from "../../markdown/check-html";
import { checkUnreadSyntax } from "../../markdown/check-unread-syntax";
import {
  linksOf,
  nodesOf,
  parseMarkdown,
  sourceOf,
  withoutCode,
  wordsOf,
} from "../../markdown/markdown";
import { checkWords } from "../../problems/check-words";
import { type Problem, at } from "../../problems/problem";
import { checkAlt, checkImage } from "./check-image";
import { checkLink, remedyOfLink } from "./check-link";
import { checkBraces, checkVariables, checkWikiLinks } from "./check-variables";
import type { CheckContext } from "./content-index";

export async function checkMarkdown(text: string, context: CheckContext): Promise<Problem[]> {
  const root = parseMarkdown(text);
  const prose = withoutCode(root, text);
  const fill = (words: string) => fillVariables(words, context.index.variables);
  return [
    ...checkVariables(prose, context.index.variables),
    ...checkBraces(prose, context.index.variables),
    ...checkWikiLinks(prose, context.index.variables),
    ...checkWords(prose, { isMarkdown: true, isDraft: context.isDraft }),
    ...checkLinks(root, text, context),
    ...(context.takesHeadings === false ? refuseHeadings(text) : checkHeadings(text, fill)),
    ...(await checkPictures(root, context)),
    ...checkHtml(root, context.isBody === true),
    ...checkCallouts(root),
    ...checkBlocks(root, text),
    ...checkTables(root, text),
    ...checkUnreadSyntax(root, text),
  ];
}

/** Every link must have a target and text; `text` is the source of the tree. */
function checkLinks(root: Root, text: string, context: CheckContext): Problem[] {
  return linksOf(root).flatMap((node) =>
    checkOne(node, text, context).map((problem) => at(node, problem)),
  );
}

function checkOne(node: Link | Definition, text: string, context: CheckContext): Problem[] {
  // The parser percent-encodes the braces of variables.
  const url = node.url.replace(/%7B%7B([\w.-]+)%7D%7D/g, "{{$1}}");
  const words = node.type === "link" ? wordsOf(node) : undefined;
  if (url === "") {
    const what = words ? `the link "${words}" leads nowhere` : "a link leads nowhere";
    return [{ what, hint: remedyOfLink }];
  }
  // The parser turns a bare www. URL into one with http.
  const written = sourceOf(node, text);
  if (/^www\./i.test(written)) {
    const what = `"${written}" lacks the beginning of an address`;
    return [{ what, hint: `write [words](https://${written})` }];
  }
  const noWords =
    words?.trim() === ""
      ? [{ what: `the link to "${url}" has no words`, hint: `write [words](${url})` }]
      : [];
  // Unknown variables are reported by the check of the whole text.
  const isReported = checkVariables(url, context.index.variables).length > 0;
  return [...noWords, ...(isReported ? [] : checkLink(url, context))];
}

/** The minimum width of a picture in a text, in pixels. */
const minImageWidth = 720;

/** Pictures are only allowed in a file's body, and each needs an alt text. */
async function checkPictures(root: Root, context: CheckContext): Promise<Problem[]> {
  const definitions = nodesOf(root, "definition");
  const alone = new Set<unknown>(
    nodesOf(root, "paragraph").flatMap(({ children }) => (children.length === 1 ? children : [])),
  );
  const problems = nodesOf(root, "image", "imageReference").map(async (node) => {
    const target =
      node.type === "image"
        ? node
        : definitions.find(({ identifier }) => identifier === node.identifier);
    if (!target) return [];
    const alt = node.alt?.trim() ?? "";
    const found = await checkPicture({ ...target, alt, isAlone: alone.has(node) }, context);
    return found.map((problem) => at(node, problem));
  });
  return (await Promise.all(problems)).flat();
}

async function checkPicture(
  { url, title, alt, isAlone }: Pick<Image, "url" | "title"> & { alt: string; isAlone: boolean },
  context: CheckContext,
): Promise<Problem[]> {
  if (context.isBody !== true) {
    const what = `the picture "${url}" can't stand in this text`;
    const fields = context.imageFields?.() ?? [];
    const instead = fields.length === 0 ? "remove it" : `use ${fields.join(" or ")}`;
    return [{ what, hint: `${instead}: only the body of a Markdown file holds pictures` }];
  }
  const what = `the picture "${url}" has no alt text`;
  const noAlt = { what, hint: `write ![what it shows](${url})` };
  return [
    ...(alt === "" ? [noAlt] : checkAlt(alt)),
    ...(title && !isAlone ? [explainCaption(title)] : []),
    ...(await checkImage(url, minImageWidth, context)),
  ];
}

/** A title is shown as a caption, and an inline picture has no room for one. */
function explainCaption(title: string): Problem {
  const what = `"${title}" is the caption of a picture inside a line`;
  return { what, hint: "leave an empty line above and below the picture, or remove the caption" };
}
