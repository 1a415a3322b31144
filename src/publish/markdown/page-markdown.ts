import type { Element, ElementContent, Root } from "hast";
import { rehype } from "rehype";
import rehypeRemark, { type Options } from "rehype-remark";
import { remark } from "remark";
import gfm from "remark-gfm";
import { stringify } from "yaml";
import { writeFiles } from "../../lib/files/write-files";
import {
  buildElement,
  findElements,
  isElement,
  makeLinksAbsolute,
  parseFragment,
  readAttribute,
  rebuild,
  textNode,
} from "../../lib/html/html-tree";
import { markdownPath } from "../../lib/urls/routes";
import type { BuiltPage } from "../html/read-pages";

type Handlers = NonNullable<Options["handlers"]>;

/** The children as blocks of their own. */
const blocks: Handlers[string] = (state, element) =>
  state.toFlow(state.all(element));

const handlers: Handlers = {
  button: () => undefined,
  input: () => undefined,
  noscript: () => undefined,
  label: blocks,
  // A question keeps its heading.
  summary: blocks,
  // A chart is its title and description.
  title: blocks,
  desc: blocks,
  svg: blocks,
  caption: blocks,
};

const converter = rehype().use(rehypeRemark, { handlers }).freeze();
const writer = remark()
  .use(gfm, { tableCellPadding: true, tablePipeAlign: false })
  .use({ settings: { bullet: "-", emphasis: "_", rule: "-" } });

/** A page as Markdown, with its title, description, and URL as front matter. */
export function renderPageAsMarkdown(
  page: Pick<BuiltPage, "title" | "description" | "url" | "main">,
): string {
  const { title, description, url, main } = page;
  const whole = buildElement("div", parseFragment(main));
  const tree = rebuild(whole, prepareElement);
  makeLinksAbsolute([tree], url);
  const root: Root = { type: "root", children: [tree] };
  const body = writer.stringify(converter.runSync(root));
  return `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---\n\n${body}`;
}

/** What an element is in a text, after its children. */
function prepareElement(element: Element): ElementContent[] {
  const { tagName } = element;
  const read = (name: string) => readAttribute(element, name);
  const children = element.children
    .filter((child) => !isRepeat(child, element))
    .flatMap(partNeighbors);
  if (isDecoration(element)) return [];
  // Links within the page, and navigation that has only those.
  if (tagName === "a" && read("href").startsWith("#")) return children;
  const isLink = (each: Element) => each.tagName === "a";
  if (tagName === "nav" && findElements(element, isLink).length === 0)
    return [];
  if (tagName === "span" && read("role") === "img")
    return [textNode(read("ariaLabel"))];
  const isCaption = (child: ElementContent) =>
    isElement(child) && child.tagName === "caption";
  // What a switch shows for a choice, such as a price.
  const choice = buildElement("strong", [textNode(read("dataChoice"))]);
  return [
    ...(read("dataChoice") === "" ? [] : [buildElement("p", [choice])]),
    ...children.filter(isCaption),
    {
      ...element,
      tagName: read("role") === "note" ? "blockquote" : tagName,
      children: children.filter((child) => !isCaption(child)),
    },
  ];
}

/** Adds a space between elements that only styles keep apart. */
function partNeighbors(
  child: ElementContent,
  index: number,
  all: readonly ElementContent[],
): ElementContent[] {
  const areNeighbors = isElement(child) && all[index - 1]?.type === "element";
  return areNeighbors ? [textNode(" "), child] : [child];
}

function isDecoration(element: Element): boolean {
  const { tagName } = element;
  return (
    readAttribute(element, "ariaHidden") === "true" ||
    (tagName === "svg" && readAttribute(element, "role") !== "img") ||
    (tagName === "img" && readAttribute(element, "alt") === "") ||
    // "Read More", above the rest of a quote.
    element.properties["dataWhen"] !== undefined
  );
}

/** Whether a child is the start of a quote that is there in full, or the hint of a link that opens a tab. */
function isRepeat(child: ElementContent, { children, properties }: Element) {
  if (!isElement(child)) return false;
  const isDetails = (each: ElementContent) =>
    isElement(each) && each.tagName === "details";
  if (child.properties["dataShortQuote"] !== undefined)
    return children.some(isDetails);
  return (
    properties["target"] === "_blank" &&
    readAttribute(child, "className") === "visually-hidden"
  );
}

/** Writes the Markdown version of every page. */
export async function writeMarkdownVersions(
  pages: readonly BuiltPage[],
  publicDir: string,
): Promise<void> {
  for (const page of pages)
    await writeFiles(publicDir, {
      [markdownPath(page.path)]: renderPageAsMarkdown(page),
    });
}
