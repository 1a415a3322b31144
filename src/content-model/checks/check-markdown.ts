import type { Blockquote, Definition, HTML, Image, Link, Root } from "mdast";
import visit from "unist-util-visit";
import { fillTokens } from "../../site/fill-tokens";
import { calloutKinds, readCalloutKind } from "../callouts";
import { parseMarkdown } from "../markdown";
import { suggestRemedy } from "../suggest";
import { checkHeadings } from "./check-headings";
import { checkImage } from "./check-image";
import { checkLink } from "./check-link";
import { checkTokens } from "./check-tokens";
import type { CheckContext, Finding } from "./finding";

/** The least width of a picture in running text, in pixels. */
const minImageWidth = 720;

/** The faults that a Markdown text can have beyond the limits of its field. */
export async function checkMarkdown(text: string, context: CheckContext): Promise<Finding[]> {
  const root = parseMarkdown(text);
  const fill = (words: string) => fillTokens(words, context.index.tokens);
  return [
    ...checkTokens(text, context.index.tokens),
    ...checkLinks(root, context),
    ...checkHeadings(text, fill),
    ...(await checkImages(root, context)),
    ...checkHtml(root),
    ...checkCallouts(root),
  ];
}

function checkLinks(root: Root, context: CheckContext): Finding[] {
  const findings: Finding[] = [];
  visit<Link | Definition>(root, ["link", "definition"], (node) => {
    // A token is not percent-encoded by its writer, but comes so out of the parser.
    const url = node.url.replace(/%7B%7B([\w.-]+)%7D%7D/g, "{{$1}}");
    // The check of the whole text has told of unknown tokens already.
    if (checkTokens(url, context.index.tokens).length > 0) return;
    findings.push(...checkLink(url, context).map((finding) => at(node, finding)));
  });
  return findings;
}

async function checkImages(root: Root, context: CheckContext): Promise<Finding[]> {
  const images: Image[] = [];
  visit<Image>(root, "image", (node) => {
    images.push(node);
  });
  const findings = images.map(async (node) => {
    if (!context.isBody) return [at(node, pictureInField(node.url))];
    const inFile = await checkImage(node.url, minImageWidth, context);
    const problem = `the picture "${node.url}" has no alt text`;
    const noAlt = { problem, remedy: `write ![what it shows](${node.url})` };
    return [...(node.alt ? [] : [noAlt]), ...inFile].map((finding) => at(node, finding));
  });
  return (await Promise.all(findings)).flat();
}

function pictureInField(url: string): Finding {
  const remedy =
    "use the image field of a section: only the body of a Markdown file holds pictures";
  return { problem: `the picture "${url}" can't stand in this text`, remedy };
}

function checkHtml(root: Root): Finding[] {
  const findings: Finding[] = [];
  visit<HTML>(root, "html", (node) => {
    // Its opening tag has been told of.
    if (node.value.startsWith("</")) return;
    const problem = `${node.value.split("\n")[0] ?? ""} is raw HTML`;
    findings.push(at(node, { problem, remedy: "write it in Markdown" }));
  });
  return findings;
}

function checkCallouts(root: Root): Finding[] {
  const findings: Finding[] = [];
  visit<Blockquote>(root, "blockquote", (node) => {
    const kind = readCalloutKind(node);
    if (kind === undefined || calloutKinds.some((known) => known === kind)) return;
    const problem = `[!${kind}] is not a known kind of passage`;
    findings.push(at(node, { problem, remedy: suggestRemedy(kind, calloutKinds) }));
  });
  return findings;
}

interface Placed {
  position?: { start: { line: number; column: number } };
}

function at({ position }: Placed, finding: Finding): Finding {
  return { ...finding, within: position?.start };
}
