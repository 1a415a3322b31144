import type { Definition, Link, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { linksOf } from "../../markdown/markdown";
import { checkLink, remedyOfLink } from "./check-link";
import { checkVariables } from "./check-variables";
import type { CheckContext } from "./check-context";
import { at } from "../../problems/problem";
import type { Problem } from "../../problems/problem";

/** Every link of a text leads somewhere and has words; `text` is what the tree was read from. */
export function checkMarkdownLinks(root: Root, text: string, context: CheckContext): Problem[] {
  return linksOf(root).flatMap((node) =>
    checkOne(node, text, context).map((problem) => at(node, problem)),
  );
}

function checkOne(node: Link | Definition, text: string, context: CheckContext): Problem[] {
  // A variable is not percent-encoded by its writer, but comes so out of the parser.
  const url = node.url.replace(/%7B%7B([\w.-]+)%7D%7D/g, "{{$1}}");
  const words = node.type === "link" ? toString(node) : undefined;
  if (url === "") {
    const what = words ? `the link "${words}" leads nowhere` : "a link leads nowhere";
    return [{ what, hint: remedyOfLink }];
  }
  // The parser completes a bare www. address to one without encryption.
  const written = text.slice(node.position?.start.offset, node.position?.end.offset);
  if (/^www\./i.test(written)) {
    const what = `"${written}" lacks the beginning of an address`;
    return [{ what, hint: `write [words](https://${written})` }];
  }
  const noWords =
    words?.trim() === ""
      ? [{ what: `the link to "${url}" has no words`, hint: `write [words](${url})` }]
      : [];
  // The check of the whole text has told of unknown variables already.
  const isTold = checkVariables(url, context.index.variables).length > 0;
  return [...noWords, ...(isTold ? [] : checkLink(url, context))];
}
