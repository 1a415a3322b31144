import { readFileSync } from "node:fs";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { type Issue, createIssue } from "../../issues";
import { readFacts } from "./check-picture-file";

const notValid = "is not a valid SVG";
const loadsMore = "loads something from another server";

/** An SVG file must be a drawing without scripts or requests to other servers, since it is served unchanged. */
export async function checkDrawing(
  src: string,
  path: string,
): Promise<Issue[]> {
  const facts = await readFacts(path);
  // A drawing without a size is valid.
  const fault =
    facts?.format === "svg" ? findFault(readFileSync(path, "utf8")) : notValid;
  if (fault === undefined) return [];
  const code = fault === notValid ? "unreadable-picture" : "unsafe-svg";
  const hint =
    "export it again as plain SVG, with its pictures and fonts embedded";
  return [createIssue(code, `"${src}" ${fault}`, hint)];
}

/** Styles from elsewhere, and declarations, which can add any attribute to an element. */
const loading = /@import|image-set\(|url\(\s*["']?\s*(?:https?:)?\/\//i;
const declaring = /<!ATTLIST|<!ENTITY|<\?xml-stylesheet/i;

function findFault(text: string): string | undefined {
  let fault = declaring.test(text) ? loadsMore : undefined;
  const checkStyles = (words: string) => {
    if (loading.test(decodeEscapes(words))) fault ??= loadsMore;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", () => {
    fault = notValid;
  });
  parser.on("opentag", (tag) => {
    fault ??= findElementFault(tag);
    for (const { value } of Object.values(tag.attributes)) checkStyles(value);
  });
  parser.on("text", checkStyles);
  parser.on("cdata", checkStyles);
  parser.write(text).close();
  return fault;
}

/** The characters that escapes of CSS such as `\40` mean. */
function decodeEscapes(css: string): string {
  return css.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/** The elements of drawings, besides filters. Others run code, link, move, or contain HTML. */
const drawingElements =
  `svg g defs symbol use switch title desc metadata style image text tspan textPath path rect circle ellipse line polyline
  polygon linearGradient radialGradient stop pattern clipPath mask marker filter`.split(
    /\s+/,
  );

function findElementFault({
  uri,
  local,
  name,
  attributes,
}: SaxesTagNS): string | undefined {
  const isSvg = uri === "http://www.w3.org/2000/svg";
  // Without its xmlns, browsers show nothing.
  if (uri === "" || (local === "svg" && !isSvg)) return notValid;
  const isDrawing = drawingElements.includes(local) || local.startsWith("fe");
  // Drawing programs keep their settings in elements of their own, which browsers ignore.
  const isAllowed = isSvg ? isDrawing : !/xhtml|MathML/.test(uri);
  if (!isAllowed) return `contains <${name}>`;
  const pairs = Object.values(attributes);
  if (pairs.some((each) => /^on/i.test(each.local)))
    return "responds to clicks or other events";
  const links = pairs.filter((each) => each.local === "href");
  const isEmbedded = links.every(({ value }) =>
    /^\s*(?:#|data:image\/)/.test(value),
  );
  return isEmbedded ? undefined : loadsMore;
}
