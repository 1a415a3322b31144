import { readFileSync } from "node:fs";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { type Issue, createIssue } from "../../issues";
import { readFacts } from "./check-picture-file";

/** An SVG file must be a drawing without scripts or requests to other servers, since it is served unchanged. */
export async function checkDrawing(src: string, path: string): Promise<Issue[]> {
  const facts = await readFacts(path);
  const text = readFileSync(path, "utf8");
  const faults = facts?.format === "svg" ? findFaults(text) : undefined;
  // A drawing without a size is valid.
  if (faults === undefined) {
    const reason = `"${src}" is not a valid SVG`;
    return [createIssue("unreadable-picture", reason, "export it again as SVG")];
  }
  return faults
    .slice(0, 1)
    .map(({ reason, how }) =>
      createIssue("unsafe-svg", `"${src}" ${reason}`, `export it again ${how}`),
    );
}

interface Fault {
  reason: string;
  how: string;
}

const remote: Fault = {
  reason: "loads something from another server",
  how: "with its pictures and fonts embedded",
};
const interactive: Fault = {
  reason: "responds to clicks or other events",
  how: "without scripts",
};

/** The faults of an XML document; `undefined` if it is not well-formed. */
function findFaults(text: string): Fault[] | undefined {
  const faults: Fault[] = [];
  const refuse = (part: string) =>
    faults.push({ reason: `contains ${part}`, how: "with shapes only" });
  let styles = "";
  let element = "";
  const addStyles = (part: string) => {
    if (element === "style") styles += part;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", (tag) => {
    element = tag.local;
    if (!isAllowed(tag)) refuse(`<${tag.name}>`);
    faults.push(...checkAttributes(tag));
  });
  parser.on("text", addStyles);
  parser.on("cdata", addStyles);
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet") faults.push(remote);
  });
  // Declarations can add attributes to elements.
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) refuse("declarations");
  });
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return loadsMore(styles) ? [...faults, remote] : faults;
}

const svg = "http://www.w3.org/2000/svg";
const otherActive = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"];

/** The elements of drawings, besides filters. Others run code, link, move, or contain HTML. */
const drawingElements = new Set([
  ...["svg", "g", "defs", "symbol", "use", "switch", "title", "desc", "metadata", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image"],
  ...["text", "tspan", "textPath", "clipPath", "mask", "marker", "filter", "pattern"],
  ...["linearGradient", "radialGradient", "stop"],
]);

function isAllowed({ uri, local }: SaxesTagNS): boolean {
  if (uri === svg) return drawingElements.has(local) || /^fe[A-Z]/.test(local);
  // Drawing programs keep their settings in elements of their own, which browsers ignore.
  return !otherActive.includes(uri);
}

function checkAttributes({ attributes }: SaxesTagNS): Fault[] {
  return Object.values(attributes).flatMap(({ uri, local, value }) => {
    if (/^on/i.test(local)) return [interactive];
    const isLink = local === "href" || local === "base";
    if (isLink) return /^#|^data:image\//.test(value.trim()) ? [] : [remote];
    return uri === "" && loadsMore(value) ? [remote] : [];
  });
}

/** Whether a style loads anything that is not embedded; a backslash can hide it. */
function loadsMore(style: string): boolean {
  const others = style.replace(/url\(\s*["']?data:[^)]*\)/g, "");
  return /@import|\/\/|\\/.test(others);
}
