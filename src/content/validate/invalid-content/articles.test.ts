import { guideFile, siteWithGuide } from "../../../test-support/sample-guides";

type Steps = [kind: string, body: string, problem: string];

/** The text begins on line 32, below the heading "Start". */
const steps: Steps[] = [
  [
    "a step with a dash",
    "## Step 1: Do\n\nIt.\n\n## Step 2 - Send\n\nIt.",
    'content/articles/first-guide/index.md:36:1  body  "Step 2 - Send" is not read as a step  write Step 2: Send',
  ],
  [
    "a step in lower case",
    "## Step 1: Do\n\nIt.\n\n## step 2: Send\n\nIt.",
    'content/articles/first-guide/index.md:36:1  body  "step 2: Send" is not read as a step  write Step 2: Send',
  ],
  [
    "a step that stands twice",
    "## Step 1: Do\n\nIt.\n\n## Step 1: Send\n\nIt.",
    "content/articles/first-guide/index.md:36:1  body  Step 1 stands twice or too late  write Step 2: Send",
  ],
  [
    "a step that is left out",
    "## Step 1: Do\n\nIt.\n\n## Step 3: Send\n\nIt.",
    "content/articles/first-guide/index.md:36:1  body  Step 3 comes where Step 2 is due  write Step 2: Send",
  ],
  [
    "a step without a colon and a name",
    "## Step 1: Do\n\nIt.\n\n## Step 2\n\nIt.",
    'content/articles/first-guide/index.md:36:1  body  the step "Step 2" has no name  write Step 2: and what is done in it',
  ],
  [
    "a step without a paragraph",
    "## Step 1: Do\n\n- It.\n\n## After\n\nIt.",
    'content/articles/first-guide/index.md:32:1  body  the step "Step 1: Do" has no paragraph below it  say in a paragraph what to do; lists and pictures follow it',
  ],
];

test.each(steps)("%s", async (_kind, body, problem) => {
  expect(await siteWithGuide({}, body).findProblems()).toEqual([problem]);
});

test.each(["## Step 1: Do\n\nIt.\n\n## Step 2: Send\n\nIt.", "## Step 1 of the audit\n\nIt."])(
  "%j is sound",
  async (body) => {
    expect(await siteWithGuide({}, body).findProblems()).toEqual([]);
  },
);

type Kind = [kind: string, changes: Readonly<Record<string, unknown>>, problem: string];

const kinds: Kind[] = [
  [
    "a change before the publication",
    { publishDate: "2024-01-15", updatedDate: "2024-01-14" },
    "content/articles/first-guide/index.md:7:14  updatedDate  2024-01-14 is before the day of publication, 2024-01-15  write 2024-01-15 or a later day",
  ],
  [
    "a guide that is to be read after itself",
    { related: ["first-guide"] },
    "content/articles/first-guide/index.md:21:5  related[0]  names this record itself  name another one",
  ],
  [
    "a guide that is named twice",
    { related: ["second-guide", "second-guide"] },
    'content/articles/first-guide/index.md:22:5  related[1]  "second-guide" stands twice  remove one of them',
  ],
  [
    "a first button that leads to another page",
    { startLink: { label: "Start", link: "/blog" } },
    'content/articles/first-guide/index.md:13:9  startLink.link  "/blog" leads away from the text  write the anchor of a heading, in quotes: "#introduction"',
  ],
  [
    "a first button that leads nowhere yet",
    { startLink: { label: "Start", link: "soon" } },
    'content/articles/first-guide/index.md:13:9  startLink.link  "soon" leads away from the text  write the anchor of a heading, in quotes: "#introduction"',
  ],
  [
    "a heading in the closing band",
    { closing: { heading: "Go on", text: "## Read\n\nOn.", action: { label: "See", link: "/" } } },
    'content/articles/first-guide/index.md:17:5  closing.text  the heading "Read" can\'t stand in this text  write its words in bold, or leave them out: the field heading is there for them',
  ],
];

test.each(kinds)("%s", async (_kind, changes, problem) => {
  expect(await siteWithGuide(changes).findProblems()).toEqual([problem]);
});

test("a list that may be left out and is empty", async () => {
  const site = siteWithGuide().replace(guideFile, "related:", "relatedPosts:\nrelated:");
  expect(await site.findProblems()).toEqual([
    "content/articles/first-guide/index.md:20:14  relatedPosts  is empty  fill it in, or remove the line: Posts to read next.",
  ]);
});

test("a guide may be changed on the day of its publication", async () => {
  const day = "2024-01-15";
  expect(await siteWithGuide({ publishDate: day, updatedDate: day }).findProblems()).toEqual([]);
});
