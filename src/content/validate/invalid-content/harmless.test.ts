import { siteWithGuide } from "../../../test-support/sample-guides";
import { SampleSite, pageFile, postFile } from "../../../test-support/sample-site";

const texts = [
  "See [it][1] and [the list].\n\n[1]: /blog",
  "An escaped \\[word\\]\\[other\\] and `[code][0]`.",
  "Rows[0][1] of a sheet, [as we said] (see above).",
  '[A title](/blog "The blog"), <https://shop.test> and hello@shop.test.',
  "The #1 store, and a line:\n\\## not a heading",
  "> A quotation that says TIP.\n>\n> And [more](/blog).",
  "![A box](./cover.png)",
  "> [!NOTE]\n> Words.",
  "> [!TIP]\n> Words.",
  "> [!CAUTION]\n> Words.",
  "> Words.",
  "Press <kbd>Ctrl</kbd> and <kbd>K</kbd>.",
  "Water is H<sub>2</sub>O, and x<sup>2</sup> grows.",
  "| Day | Task |\n| --- | --- |\n| 1 | write<br>send |",
  "Write `<b>` in code.",
  '```html\n<div class="note">\n```',
  "Fewer than 5 < 6, and a \\<b> that is escaped.",
];

test.each(texts)("%j may stand in a text", async (markdown) => {
  const site = new SampleSite().replace(postFile, "## Look", `${markdown}\n\n## Look`);
  expect(await site.findProblems()).toEqual([]);
});

type Harmless = [kind: string, change: (text: string) => string];

const harmless: Harmless[] = [
  ["a byte order mark", (text) => `\uFEFF${text}`],
  ["Windows line ends", (text) => text.replaceAll("\n", "\r\n")],
  ["a comment behind a value", (text) => text.replace("[growth]", "[growth] # more later")],
  ["a comment of its own", (text) => text.replace("tags:", "# more later\ntags:")],
  ["spaces behind the lines of ---", (text) => text.replaceAll("---", "---  ")],
];

test.each(harmless)("%s does no harm", async (_kind, change) => {
  const site = new SampleSite();
  expect(await site.write(postFile, change(site.read(postFile))).findProblems()).toEqual([]);
});

test.each(["## Step 1: Do\n\nIt.\n\n## Step 2: Send\n\nIt.", "## Step 1 of the audit\n\nIt."])(
  "%j may stand in a guide",
  async (body) => {
    expect(await siteWithGuide({}, body).findProblems()).toEqual([]);
  },
);

test("a guide may be changed on the day of its publication", async () => {
  const day = "2024-01-15";
  expect(await siteWithGuide({ publishDate: day, updatedDate: day }).findProblems()).toEqual([]);
});

test("a heading with a tag has the anchor of its words", async () => {
  const site = new SampleSite()
    .replace(postFile, "## Look at orders", "## Look at H<sub>2</sub>O")
    .replace(pageFile, "/blog/first-post", "/blog/first-post#look-at-h2o");
  expect(await site.findProblems()).toEqual([]);
});
