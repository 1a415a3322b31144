import { readFileSync } from "node:fs";
import {
  type Values,
  readRecordFiles,
  save,
} from "../../test-support/saved-by-editor";
import { sourceField } from "./format";

/** The lines between the first and the last change: those that an edit removes, and then those that it adds. */
function diff(before: string, after: string): string[] {
  const [old, next] = [before.split("\n"), after.split("\n")];
  const most = Math.min(old.length, next.length);
  let head = 0;
  while (head < most && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === next.at(-1 - tail))
    tail += 1;
  const changed = (lines: string[], sign: string) =>
    lines.slice(head, lines.length - tail).map((line) => `${sign} ${line}`);
  return [...changed(old, "-"), ...changed(next, "+")];
}

function edit(
  file: string,
  change: (content: Values) => unknown,
  text = readFileSync(file, "utf8"),
): string[] {
  return diff(text, save(file, text, change));
}

const at = (content: unknown, ...path: (string | number)[]) =>
  path.reduce<unknown>(
    (value, part) => (value as Values)[part],
    content,
  ) as Values & unknown[];
const records = (content: Values, key: string) =>
  (content["records"] as Values[]).find((each) => each["key"] === key)!;

/** Replaces words in the first text with them. */
function replace(content: unknown, from: string, to: string): boolean {
  if (typeof content !== "object" || content === null) return false;
  return Object.entries(content).some(([key, value]) => {
    if (
      key === sourceField.name ||
      typeof value !== "string" ||
      !value.includes(from)
    )
      return replace(value, from, to);
    (content as Values)[key] = value.replace(from, to);
    return true;
  });
}

const post = "content/blog/product-feed-optimization/index.md";
const pricing = "content/landing/pricing/index.yaml";
const home = "content/landing/home/index.yaml";

test("every file is saved as it is", async () => {
  const files = await readRecordFiles();
  expect(files.length).toBeGreaterThan(50);
  for (const { file, text = "" } of files) expect(save(file, text)).toBe(text);
});

test.each<
  [
    what: string,
    file: string,
    change: (content: Values) => unknown,
    added: string,
  ]
>([
  [
    "a post's title",
    post,
    (content) => (content["title"] = "Fix: your feed"),
    '+ title: "Fix: your feed"',
  ],
  [
    "a heading",
    pricing,
    (content) => (at(content, "sections", 0)["heading"] = "What it costs"),
    "+     heading: What it costs",
  ],
  [
    "a plan's price",
    "content/shared/plans.yaml",
    (content) => (records(content, "starter")["price"] = "Custom"),
    '+   price: "Custom"',
  ],
  [
    "a fact",
    "content/shared/facts.yaml",
    (content) => (records(content, "retention")["value"] = "97%"),
    "+   value: 97%",
  ],
  [
    "an author",
    "content/shared/authors.yaml",
    (content) => (records(content, "growth-desk")["name"] = "Growth"),
    "+   name: Growth",
  ],
  [
    "an alt text",
    post,
    (content) => (at(content, "cover")["alt"] = "A shelf"),
    "+   alt: A shelf",
  ],
  [
    "a line of a folded text",
    pricing,
    (content) => replace(content, "the ad platforms", "each ad platform"),
    "+           You pay each ad platform directly. Our fee is separate, and nothing is spent before you approve the budget.",
  ],
])("a new value for %s is one changed line", (_, file, change, added) => {
  const changes = edit(file, change);
  expect(changes).toEqual([expect.stringMatching(/^- /), added]);
});

test("a new caption of a report is one changed line", () => {
  const file = "content/case-studies/ruthi/index.yaml";
  const proofs = `proofs:
  - image:
      src: ./cover.jpg # The store's own report.
      alt: A report of sales
    caption: >-
      Sales by month,
      from the store's admin
    reviewStatus: owner-to-confirm

closing:`;
  const text = readFileSync(file, "utf8")
    .replace(/^proofs:\n(?: .*\n|\n)*/m, "")
    .replace(/^closing:/m, proofs);
  const change = (content: Values) =>
    (at(content, "proofs", 0)["caption"] =
      "Sales by week, from the store's admin");
  expect(edit(file, change, text)).toEqual([
    "-       Sales by month,",
    "+       Sales by week,",
  ]);
});

const added = {
  type: "faq",
  heading: "Questions",
  anchor: "",
  items: [{ title: "Who?", text: "You." }],
};
const addedLines = [
  "+   - type: faq",
  "+     heading: Questions",
  "+     items:",
  "+       - title: Who?",
  "+         text: You.",
];

test.each<
  [
    what: string,
    file: string,
    change: (content: Values) => unknown,
    lines: string[],
  ]
>([
  [
    "a section between others",
    pricing,
    (content) => at(content, "sections").splice(1, 0, added),
    [...addedLines, "+ "],
  ],
  [
    "a section at the end",
    pricing,
    (content) => at(content, "sections").push({ ...added, type: "ledger" }),
    [...addedLines.map((line) => line.replace("faq", "ledger")), "+ "],
  ],
  [
    "an entry of a list in brackets",
    post,
    (content) => at(content, "tags").push("a"),
    ["- tags", "product titles, gtin, a]"],
  ],
  [
    "a field",
    post,
    (content) => (content["redirectFrom"] = ["/old"]),
    ["redirectFrom:", "  - /old"],
  ],
  ["a flag", post, (content) => (content["draft"] = true), ["+ draft: true"]],
])("adding %s changes only its own lines", (_, file, change, lines) => {
  const changes = edit(file, change);
  expect(changes).toEqual(
    lines.map((line) => expect.stringContaining(line) as string),
  );
});

test("moving and removing entries changes only their lines", () => {
  const linesOf = (changes: string[], sign: string) =>
    changes
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(2));
  const moved = edit(home, (content) =>
    at(content, "sections").splice(
      1,
      0,
      ...at(content, "sections").splice(2, 1),
    ),
  );
  expect(linesOf(moved, "+").sort()).toEqual(linesOf(moved, "-").sort());
  // A section, and the one that it now comes before.
  expect(
    linesOf(moved, "+").filter((line) => line.includes("- type:")),
  ).toHaveLength(2);
  const removed = edit(home, (content) => at(content, "sections").splice(2, 1));
  expect(linesOf(removed, "+")).toEqual([]);
  expect(removed.filter((line) => line.includes("- type:"))).toHaveLength(1);
  const authors = edit("content/shared/authors.yaml", (content) =>
    at(content, "records").reverse(),
  );
  expect(linesOf(authors, "+").sort()).toEqual(linesOf(authors, "-").sort());
});

test("each copy of a record is saved", () => {
  const file = "content/shared/authors.yaml";
  const saved = save(file, "desk: { name: Desk }\n", (content) => {
    const [record] = content["records"] as Values[];
    content["records"] = [1, 2, 3].map((number) => ({
      ...record,
      name: `Desk ${String(number)}`,
    }));
  });
  expect(saved).toMatch(
    /desk:[^]*Desk 1[^]*desk-copy:[^]*Desk 2[^]*desk-copy-copy:[^]*Desk 3/,
  );
});
