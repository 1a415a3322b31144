import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { readGuideExamples } from "./guide-examples";

const added = path.join(process.cwd(), "tests/serve/added-content");

/** What a page may have only once. */
const single = new Set(["month", "pricing", "proof", "time-rule"]);

type Section = Record<string, unknown> & { type: string };

/**
 * Adds what a writer may add to the content: the guides' examples word for word, records of every type, and a page with sections of every
 * type. Content that passes the check must fail no test.
 */
export async function addContent(project: string): Promise<void> {
  const content = path.join(project, "content");
  const files = listAdded();
  for (const { file, text } of [...readGuideExamples(), ...files])
    addFile(content, file, text);
  addFile(
    content,
    "landing/every-section/index.yaml",
    stringify(makePageOfAllSections(content), { aliasDuplicateObjects: false }),
  );
  await drawMissingPictures(content);
}

function listAdded() {
  return readdirSync(added, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => ({
      file,
      text: readFileSync(path.join(added, file), "utf8"),
    }));
}

/** Writes records with a file of their own, and appends those of a map to its file. */
function addFile(content: string, file: string, text: string): void {
  const to = path.join(content, file);
  mkdirSync(path.dirname(to), { recursive: true });
  const before = existsSync(to) ? readFileSync(to, "utf8") : "";
  writeFileSync(to, `${before}${text}`);
}

/** Two sections of every type in a row, taken from other pages. */
function makePageOfAllSections(content: string) {
  const pages = readdirSync(path.join(content, "landing"));
  const sections = pages.flatMap((page) => readSections(content, page));
  const [hero, ...others] = new Set([
    "hero",
    ...sections.map(({ type }) => type),
  ]);
  const chosen = others.flatMap((type) => {
    const examples = sections.filter((section) => section.type === type);
    return single.has(type)
      ? examples.slice(0, 1)
      : [examples[0], examples.at(-1)];
  });
  return {
    seo: {
      title: "Every section there is",
      description:
        "A page that shows two sections of every type in a row, in no order that a designer would choose.",
      keywords: ["every section", "all sections", "long page"],
    },
    sections: [
      { type: hero, variant: "plain", heading: "Every section there is" },
      ...chosen.map((section, place) => ({
        ...section,
        heading: `Part ${place + 1} of this page`,
      })),
    ],
  };
}

/** The sections of a page for use on another one: without anchors and links to them. */
function readSections(content: string, page: string): Section[] {
  const text = readFileSync(
    path.join(content, "landing", page, "index.yaml"),
    "utf8",
  );
  const withoutAnchors = text
    .replace(/^ +anchor: .*\n/gm, "")
    .replace(/"#[\w-]+"/g, "/service")
    .replace(/\]\(#[\w-]+\)/g, "](/service)")
    .replace(/src: \.\//g, `src: ../${page}/`);
  return (parse(withoutAnchors) as { sections: Section[] }).sections;
}

/** Creates a plain, distinct picture for each one that a text refers to and that is missing. */
export async function drawMissingPictures(content: string): Promise<void> {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" });
  const named = files
    .filter((file) => /\.(md|yaml)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(content, file), "utf8");
      const names = text.matchAll(
        /(?:src: "?|\()(\.\.?\/[\w/.@# -]+\.(?:jpg|png))/g,
      );
      const folder = path.join(content, path.dirname(file));
      return Array.from(names, ([, name = ""]) => path.join(folder, name));
    });
  const missing = new Set(named.filter((file) => !existsSync(file)));
  for (const [number, file] of [...missing].entries()) {
    const isPortrait = path.basename(path.dirname(file)) === "authors";
    const background = { r: 60 + 11 * number, g: 120, b: 255 - 11 * number };
    await sharp({
      create: {
        width: isPortrait ? 960 : 2192,
        height: isPortrait ? 960 : 1233,
        channels: 3,
        background,
      },
    }).toFile(file);
  }
}
