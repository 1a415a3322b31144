import type { Definition, HTML, Heading, Image, Link, Root } from "mdast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import { fillTokens } from "../../site/fill-tokens";
import type { ContentIndex } from "../content-index";
import { parseMarkdown } from "../markdown";
import { checkLink } from "./check-link";
import type { Finding } from "./finding";

/** The faults that a Markdown text can have beyond the limits of its field. */
export function checkMarkdown(text: string, index: ContentIndex, ownRoute: string): Finding[] {
  const root = parseMarkdown(text);
  return [
    ...checkLinks(root, index, ownRoute),
    ...checkHeadings(root),
    ...checkImages(root),
    ...checkHtml(root),
  ];
}

function checkLinks(root: Root, index: ContentIndex, ownRoute: string): Finding[] {
  const findings: Finding[] = [];
  visit<Link | Definition>(root, ["link", "definition"], (node) => {
    // `mailto:{{email}}` leaves the parser percent-encoded.
    const url = fillTokens(decodeURI(node.url), index.tokens);
    findings.push(...checkLink(url, index, ownRoute).map((finding) => at(node, finding)));
  });
  return findings;
}

function checkHeadings(root: Root): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  let level = 1;
  visit<Heading>(root, "heading", (node) => {
    const words = toString(node);
    if (node.depth === 1) {
      findings.push(at(node, firstLevelHeading));
    } else if (node.depth > level + 1) {
      const problem = `the heading "${words}" skips from level ${String(level)} to ${String(node.depth)}`;
      findings.push(at(node, { problem, remedy: `write ${"#".repeat(level + 1)} ${words}` }));
    }
    if (seen.has(words)) findings.push(at(node, sameHeading(words)));
    seen.add(words);
    level = node.depth;
  });
  return findings;
}

const firstLevelHeading: Finding = {
  problem: "is a heading of the first level",
  remedy: "write ##: the title is the page's only first-level heading",
};

function sameHeading(words: string): Finding {
  const remedy = "word one of them differently: both would get the same anchor";
  return { problem: `the heading "${words}" stands twice`, remedy };
}

function checkImages(root: Root): Finding[] {
  const findings: Finding[] = [];
  visit<Image>(root, "image", (node) => {
    if (node.alt) return;
    const problem = `the picture "${node.url}" has no alt text`;
    findings.push(at(node, { problem, remedy: `write ![what it shows](${node.url})` }));
  });
  return findings;
}

function checkHtml(root: Root): Finding[] {
  const findings: Finding[] = [];
  visit<HTML>(root, "html", (node) => {
    const problem = `${node.value.split("\n")[0] ?? ""} is raw HTML`;
    findings.push(at(node, { problem, remedy: "write it in Markdown" }));
  });
  return findings;
}

interface Placed {
  position?: { start: { line: number; column: number } };
}

function at({ position }: Placed, finding: Finding): Finding {
  return { ...finding, line: position?.start.line, column: position?.start.column };
}
