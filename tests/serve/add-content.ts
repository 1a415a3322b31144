import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse, parseDocument, stringify } from "yaml";
import { readGuideExamples } from "./guide-examples";

const added = path.join(process.cwd(), "tests/serve/added-content");

/** What a page may have only once. */
const single = new Set([
  "case-cards",
  "dashboard",
  "plan-finder",
  "plans",
  "pricing-plans",
  "testimonials",
]);

type Section = Record<string, unknown> & { type: string };

/**
 * Adds what a writer may add to the content: the guides' examples word for word, records of every type, a page with sections of every
 * type, and three sections on the home page. Content that passes the check must fail no test.
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
  lengthenHome(content);
  linkFromFooter(content);
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

/** Inserts three sections of ordinary length before the last one, two of the same type in a row. */
function lengthenHome(content: string): void {
  const file = path.join(content, "landing/home/index.yaml");
  const page = parseDocument(readFileSync(file, "utf8"));
  const words =
    "You approve the calendar, we write, and the report says what came of it. ".repeat(
      7,
    );
  const prose = (heading: string) => ({
    type: "prose",
    heading,
    text: `${words}\n`,
  });
  const { sections } = page.toJS() as { sections: unknown[] };
  const [faq] = readSections(content, "pricing").filter(
    ({ type }) => type === "faq",
  );
  page.set("sections", [
    ...sections.slice(0, -1),
    prose("A week with the team"),
    faq,
    prose("A month with the team"),
    ...sections.slice(-1),
  ]);
  writeFileSync(file, page.toString());
}

function linkFromFooter(content: string): void {
  const file = path.join(content, "site.yaml");
  const site = parseDocument(readFileSync(file, "utf8"));
  for (const [label, link] of Object.entries({
    "Pet stores": "/shopify-pet-marketing",
    "Subscription boxes": "/subscription-boxes",
    "Two texts": "/two-proses",
    "Every section": "/every-section",
    "Our office": "/our-office",
    "Cookie notice": "/cookie-notice",
  }))
    site.addIn(["footer", "groups", 0, "links"], { label, link });
  writeFileSync(file, site.toString());
}

/** Creates a plain, distinct picture for each one that an added text refers to. */
async function drawMissingPictures(content: string): Promise<void> {
  const texts = readdirSync(content, {
    recursive: true,
    encoding: "utf8",
  }).filter((file) => /\.(md|yaml)$/.test(file));
  const missing = texts.flatMap((file) => {
    const text = readFileSync(path.join(content, file), "utf8");
    const named = text.matchAll(
      /(?:src: "?|\()(\.\.?\/[\w/.@# -]+\.(?:jpg|png))/g,
    );
    return [...named].map(([, to = ""]) =>
      path.join(content, path.dirname(file), to),
    );
  });
  let number = 0;
  for (const file of new Set(missing.filter((each) => !existsSync(each)))) {
    number += 1;
    const isPhoto = file.includes("phone");
    const side = path.basename(path.dirname(file)) === "authors" ? 960 : 1233;
    const hue = (number * 47) % 360;
    const drawing =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side === 960 ? 960 : 2192}" height="${isPhoto ? 2900 : side}">` +
      `<rect width="100%" height="100%" fill="hsl(${hue} 60% ${30 + ((number * 13) % 50)}%)"/></svg>`;
    const picture = sharp(Buffer.from(drawing));
    // Phones store a picture as the sensor lies, with a note how to turn it.
    if (isPhoto) picture.rotate(270).withMetadata({ orientation: 6 });
    await picture.toFile(file);
  }
}
