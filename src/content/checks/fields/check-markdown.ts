import type { Definition, Image, Link, Root } from "mdast";
import { fillVariables } from "../../../lib/format/fill-variables";
import { checkBlocks } from "../markdown/check-blocks";
import { checkCallouts } from "../markdown/check-callouts";
import { checkHeadings, refuseHeadings } from "../markdown/check-headings";
import { checkHtml } from "../markdown/check-html";
import { checkShownAsTyped } from "../markdown/check-shown-as-typed";
import {
  linksOf,
  nodesOf,
  parseMarkdown,
  withoutCode,
  wordsOf,
} from "../../markdown/markdown";
import { type Issue, at, createIssue } from "../../issues";
import { checkWords } from "./check-words";
import { checkAlt, checkImage } from "./check-image";
import { checkLink, linkHint } from "./check-link";
import { checkBraces, checkVariables } from "./check-variables";
import type { CheckContext } from "./content-index";
import { decodePicturePath } from "./remote-image";

export async function checkMarkdown(
  text: string,
  context: CheckContext,
): Promise<Issue[]> {
  const root = parseMarkdown(text);
  const prose = withoutCode(root, text);
  const fill = (words: string) => fillVariables(words, context.index.variables);
  return [
    ...checkVariables(prose, context.index.variables),
    ...checkBraces(prose, context.index.variables),
    ...checkWords(prose, { isMarkdown: true, isDraft: context.isDraft }),
    ...linksOf(root).flatMap((node) =>
      checkTarget(node, context).map((issue) => at(node, issue)),
    ),
    ...(context.takesHeadings === false
      ? refuseHeadings(text)
      : checkHeadings(text, fill)),
    ...(await checkPictures(root, context)),
    ...checkHtml(root, context.isBody === true),
    ...checkCallouts(root),
    ...checkBlocks(root, text),
    ...checkShownAsTyped(root, text),
  ];
}

/** Every link must have a target and text. */
function checkTarget(node: Link | Definition, context: CheckContext): Issue[] {
  // The parser percent-encodes the braces of variables.
  const url = node.url.replace(/%7B%7B([\w.-]+)%7D%7D/g, "{{$1}}");
  const words = node.type === "link" ? wordsOf(node) : undefined;
  if (url === "") {
    const reason = words
      ? `the link "${words}" has no URL`
      : "a link has no URL";
    return [createIssue("empty-link", reason, linkHint)];
  }
  const noWords =
    words?.trim() === ""
      ? [
          createIssue(
            "empty-link",
            `the link to "${url}" has no text`,
            `write [words](${url})`,
          ),
        ]
      : [];
  // Unknown variables are reported by the check of the whole text.
  const isReported = checkVariables(url, context.index.variables).length > 0;
  return [...noWords, ...(isReported ? [] : checkLink(url, context))];
}

const minImageWidth = 720;

/** Pictures are only allowed in a file's body, and each needs an alt text. */
async function checkPictures(
  root: Root,
  context: CheckContext,
): Promise<Issue[]> {
  const definitions = nodesOf(root, "definition");
  const alone = new Set<unknown>(
    nodesOf(root, "paragraph").flatMap(({ children }) =>
      children.length === 1 ? children : [],
    ),
  );
  const issues = nodesOf(root, "image", "imageReference").map(async (node) => {
    const target =
      node.type === "image"
        ? node
        : definitions.find(({ identifier }) => identifier === node.identifier);
    if (!target) return [];
    const alt = node.alt?.trim() ?? "";
    const found = await checkPicture(
      { ...target, alt, isAlone: alone.has(node) },
      context,
    );
    return found.map((issue) => at(node, issue));
  });
  return (await Promise.all(issues)).flat();
}

async function checkPicture(
  {
    url,
    title,
    alt,
    isAlone,
  }: Pick<Image, "url" | "title"> & { alt: string; isAlone: boolean },
  context: CheckContext,
): Promise<Issue[]> {
  if (context.isBody !== true) {
    const hint =
      "remove it: only the body of a Markdown file can contain pictures";
    const reason = `the picture "${url}" is not allowed in this text`;
    return [createIssue("not-allowed-here", reason, hint)];
  }
  const noAlt = `the picture "${url}" has no alt text`;
  // A title is shown as a caption, and an inline picture has no room for one.
  const caption = `"${title ?? ""}" is the caption of an inline picture`;
  const hint =
    "leave an empty line above and below the picture, or remove the caption";
  return [
    ...(alt === ""
      ? [createIssue("missing-alt", noAlt, `write ![what it shows](${url})`)]
      : checkAlt(alt)),
    ...(title && !isAlone
      ? [createIssue("inline-caption", caption, hint)]
      : []),
    ...(await checkImage(decodePicturePath(url), minImageWidth, context)),
  ];
}
