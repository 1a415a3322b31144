import type { Definition, ImageReference, Link, Root } from "mdast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import { at } from "./at-node";
import { checkLink, remedyOfLink } from "../checks/check-link";
import { checkTokens } from "./check-tokens";
import type { CheckContext } from "../checks/check-context";
import type { Finding } from "../checks/finding";

/** Every link of a text leads somewhere and has words; `text` is what the tree was read from. */
export function checkMarkdownLinks(root: Root, text: string, context: CheckContext): Finding[] {
  const findings: Finding[] = [];
  const pictures = new Set<string>();
  visit<ImageReference>(root, "imageReference", ({ identifier }) => {
    pictures.add(identifier);
  });
  visit<Link | Definition>(root, ["link", "definition"], (node) => {
    // The target of a picture is no address: the check of pictures tells of it.
    if (node.type === "definition" && pictures.has(node.identifier)) return;
    findings.push(...checkOne(node, text, context).map((finding) => at(node, finding)));
  });
  return findings;
}

function checkOne(node: Link | Definition, text: string, context: CheckContext): Finding[] {
  // A token is not percent-encoded by its writer, but comes so out of the parser.
  const url = node.url.replace(/%7B%7B([\w.-]+)%7D%7D/g, "{{$1}}");
  const words = node.type === "link" ? toString(node) : undefined;
  if (url === "") {
    const problem = words ? `the link "${words}" leads nowhere` : "a link leads nowhere";
    return [{ problem, remedy: remedyOfLink }];
  }
  // The parser completes a bare www. address to one without encryption.
  const written = text.slice(node.position?.start.offset, node.position?.end.offset);
  if (/^www\./i.test(written)) {
    const problem = `"${written}" lacks the beginning of an address`;
    return [{ problem, remedy: `write [words](https://${written})` }];
  }
  const noWords =
    words?.trim() === ""
      ? [{ problem: `the link to "${url}" has no words`, remedy: `write [words](${url})` }]
      : [];
  // The check of the whole text has told of unknown tokens already.
  const isTold = checkTokens(url, context.index.tokens).length > 0;
  return [...noWords, ...(isTold ? [] : checkLink(url, context))];
}
