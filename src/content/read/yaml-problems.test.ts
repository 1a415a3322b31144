import { SampleSite, authorFile, pageFile, postFile } from "../../test-support/sample-site";

const startOfTitle = "title: How a small store grows\nexc";

type Title = [kind: string, title: string, what: string];

/** Titles that YAML does not take for text. */
const titles: Title[] = [
  [
    "a colon",
    "Growth: how stores grow",
    "holds a colon that YAML reads as a new field  put the text in quotes, or mend the indentation of the next line",
  ],
  [
    "a variable before text",
    "{{brand}} and how it grows",
    "starts with {, a sign that YAML keeps for itself  put the text in quotes",
  ],
  [
    "a variable alone",
    "{{brand}}",
    "starts with {, a sign that YAML keeps for itself  put the text in quotes",
  ],
  [
    "a star",
    "*Growth* for stores",
    "starts with *, a sign that YAML keeps for itself  put the text in quotes",
  ],
  [
    "an exclamation mark",
    "!important for stores",
    "starts with !, a sign that YAML keeps for itself  put the text in quotes",
  ],
  [
    "an at sign",
    "@home with a store",
    "starts with a sign that YAML keeps for itself  put the text in quotes",
  ],
  ["an open quote", '"How stores grow', "starts a quotation that never ends  close the quotes"],
];

test.each(titles)("broken YAML: a title with %s", async (_kind, title, what) => {
  const site = new SampleSite().replace(postFile, startOfTitle, `title: ${title}\nexc`);
  expect(await site.findProblems()).toEqual([
    `content/blog/first-post/index.md:2:8  YAML  ${what}`,
  ]);
});

type Kind = [kind: string, file: string, written: string, replacement: string, problem: string];

const kinds: Kind[] = [
  [
    "a field that stands twice",
    postFile,
    "tags: [growth]",
    "tags: [growth]\nauthor: growth-desk",
    'content/blog/first-post/index.md:11:1  YAML  the field "author" stands twice  remove one of them',
  ],
  [
    "a field that stands twice in a section",
    pageFile,
    "    anchor: intro",
    "    anchor: intro\n    anchor: top",
    'content/landing/home/index.yaml:8:5  YAML  the field "anchor" stands twice  remove one of them',
  ],
  [
    "a tab",
    pageFile,
    "    anchor: intro",
    "\tanchor: intro",
    "content/landing/home/index.yaml:7:1  YAML  is indented with a tab  indent with two spaces",
  ],
  [
    "wrong indentation: what follows from it is left out",
    pageFile,
    "    anchor: intro",
    "   anchor: intro",
    "content/landing/home/index.yaml:7:1  YAML  is not indented like the fields beside it  start it in the same column as they do",
  ],
  [
    "no space after the colon",
    postFile,
    "author: growth-desk",
    "author:growth-desk",
    "content/blog/first-post/index.md:5:1  YAML  has no value  write a colon, a space and the value after the name",
  ],
  [
    "an open list: the place where it begins",
    postFile,
    "tags: [growth]",
    "tags: [growth",
    "content/blog/first-post/index.md:10:7  YAML  starts a list that never ends  write ] at its end",
  ],
  [
    "a second document",
    authorFile,
    "  bio:",
    "---\n  bio:",
    "content/shared/authors.yaml:6:1  YAML  is a second document in one file  remove the line of ---",
  ],
];

test.each(kinds)("broken YAML: %s", async (_kind, file, written, replacement, problem) => {
  const site = new SampleSite().replace(file, written, replacement);
  expect(await site.findProblems()).toEqual([problem]);
});

test("aliases that would fill the memory are refused", async () => {
  const rows = ["a: &a [x, x, x, x, x, x, x, x, x]"];
  for (const [name, before] of ["ba", "cb", "dc", "ed"].map(([...pair]) => pair)) {
    rows.push(
      `${String(name)}: &${String(name)} [${Array(9)
        .fill(`*${String(before)}`)
        .join(", ")}]`,
    );
  }
  const problems = await new SampleSite().write(authorFile, rows.join("\n")).findProblems();
  expect(problems).toEqual([
    "content/shared/authors.yaml:1:1  YAML  repeats itself too often through aliases  write the values out",
  ]);
});
