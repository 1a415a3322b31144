import { blogIndex } from "../../types/blog-index";
import { siteSettings } from "../../types/site-settings";
import {
  SampleSite,
  pageFile,
  postFile,
} from "../../../test-support/sample-site";

const secondPost = "content/blog/second-post/index.md";

function siteWithPage(
  slug: string,
  fields = "",
  link = `/${slug}`,
): SampleSite {
  const site = new SampleSite();
  const page = site.read(pageFile);
  const words = page.slice(0, page.indexOf("  - type: rows"));
  return site
    .write(
      `content/landing/${slug}/index.yaml`,
      fields +
        words
          .replace("Your growth team", "Another page")
          .replace(
            "What the team does for stores",
            "What another page does for stores",
          )
          .replace("./wide.png", "../home/wide.png"),
    )
    .replace(pageFile, "Flows and campaigns.", `"[More](${link})"`);
}

describe("two pages with the same text", () => {
  const twice = (...changes: [string, string][]) => {
    const site = new SampleSite();
    const text = changes.reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      site.read(postFile),
    );
    return site
      .write(secondPost, text)
      .write("content/blog/second-post/cover.png", 1600);
  };
  const capitals: [string, string] = [
    "title: How a small",
    "title: How A Small",
  ];
  const title: [string, string] = [
    "title: How a small store grows",
    "title: How a store shrinks",
  ];
  const excerpt: [string, string] = [
    "A short guide for owners",
    "A guide for the owners",
  ];
  const description: [string, string] = [
    "Where the next order",
    "Where the last order",
  ];

  test.each([
    [
      "titles in other capitals",
      [capitals, excerpt, description],
      ["2:8  title", "13:10  seo.title"],
    ],
    ["excerpts", [title, description], ["3:10  excerpt"]],
    ["descriptions", [title, excerpt], ["14:16  seo.description"]],
    [
      "nothing that a draft may not have",
      [["tags:", "draft: true\ntags:"]],
      [],
    ],
  ] as [string, [string, string][], string[]][])(
    "%s",
    async (_kind, changes, places) => {
      const reported = places.map(
        (place) =>
          `${secondPost}:${place}  is the same as in ${postFile}  write a different text: readers and search engines tell pages apart by it  content/duplicate-text`,
      );
      expect(await twice(...changes).findIssues()).toEqual(reported);
    },
  );
});

test("the copy of a folder is reported, not the original", async () => {
  const site = new SampleSite();
  const issues = await site
    .write("content/blog/first-post-2/index.md", site.read(postFile))
    .write("content/blog/first-post-2/cover.png", 1600)
    .findIssues();
  expect(issues.map((issue) => issue.split(":")[0])).toEqual(
    Array(4).fill("content/blog/first-post-2/index.md"),
  );
});

describe("a page at a path that is taken", () => {
  test.each([
    ["index", "the page /"],
    ["static", "the build's own files in /static"],
    ["services", "a redirect to /service"],
    ["fonts", "static/fonts"],
  ])("%s", async (slug, owner) => {
    const site = siteWithPage(slug, "", "/blog").write(
      "static/fonts/a.txt",
      "",
    );
    expect(await site.findIssues()).toEqual([
      `content/landing/${slug}/index.yaml:1:1  file  the path /${slug} already belongs to ${owner}  rename the folder or file of one of them  content/taken-path`,
    ]);
  });

  test.each([
    "/index",
    "/static/a",
    "/fonts",
    "/rss.xml",
    "/_headers",
    "/blog/",
    "/blog/../a",
    "/?p=12",
    `/${"a".repeat(200)}`,
  ])("%s can't be a redirect", async (address) => {
    const site = new SampleSite()
      .write("static/fonts/a.txt", "")
      .replace(postFile, "tags:", `redirectFrom: [${address}]\ntags:`);
    expect(await site.findIssues()).toEqual([
      expect.stringMatching(
        /^content\/blog\/first-post\/index\.md:10:\d+ {2}redirectFrom\[0\] {2}/,
      ),
    ]);
  });
});

test.each([
  "/2019/05/old-post.html",
  "/Blog/Old_Post",
  "/blog/old/",
  "/blog/first-post.html",
  "/index.php",
])("%s can be a redirect", async (path) => {
  const site = new SampleSite().replace(
    postFile,
    "tags:",
    `redirectFrom: [${path}]\ntags:`,
  );
  expect(await site.findIssues()).toEqual([]);
});

test.each([
  ["home", "the home page"],
  ["not-found", "the page for unknown URLs"],
])("a site needs %s", async (slug, words) => {
  const site = new SampleSite().remove(`content/landing/${slug}/index.yaml`);
  const issues = await site
    .remove("content/landing/home/wide.png")
    .findIssues();
  expect(issues).toContain(
    `content/landing/${slug}/index.yaml:1:1  file  is missing  restore it: ${words} is made from it  content/missing-content-file`,
  );
});

test("search engines do not index the not-found page", async () => {
  const file = "content/landing/not-found/index.yaml";
  const site = new SampleSite().replace(
    file,
    "isIndexed: false",
    "isIndexed: true",
  );
  expect(await site.findIssues()).toEqual([
    expect.stringMatching(
      `^${file}:\\d+:12 {2}isIndexed {2}search engines would list the not-found page {2}write isIndexed: false  content/required-page$`,
    ),
  ]);
});

test.each(["https://company.test/shop", "https://company.test?a=b"])(
  "%s is more than a site's URL",
  async (url) => {
    const issues = await new SampleSite()
      .writeRecord("content/site.yaml", siteSettings, { url })
      .findIssues();
    expect(issues.map((issue) => issue.replace(/:\d+:\d+/, ""))).toEqual([
      `content/site.yaml  url  "${url}" is more than a domain, and the site doesn't work below a path  write https://company.test; GitHub Pages needs a domain of your own or a repository named <user>.github.io  content/invalid-format`,
    ]);
  },
);

const editor = { backend: "github", repo: "company/website", branch: "main" };

test.each([
  [{ editor, trackers: { tagManagerId: "GTM-AB12CD3" } }, true],
  [{ editor, trackers: { pixelId: "1234567890" } }, true],
  [{ editor, trackers: {} }, false],
  [{ editor: undefined, trackers: { pixelId: "1234567890" } }, false],
])(
  "the editor and trackers exclude each other: %j",
  async (fields, isRefused) => {
    const issues = await new SampleSite()
      .writeRecord("content/site.yaml", siteSettings, fields)
      .findIssues();
    const refusal =
      "content/site.yaml  editor  is on with trackers, whose scripts could read the access token of a writer at /admin  remove editor, and use `npm run write` instead, or remove the ids in trackers  content/conflicting-fields";
    expect(issues.map((issue) => issue.replace(/:\d+:\d+/, ""))).toEqual(
      isRefused ? [refusal] : [],
    );
  },
);

test.each([
  [
    "Posts were found.",
    /:\d+ {2}foundMessage {2}does not contain \{count\} {2}write \{count\} where it is filled in: Announced/,
  ],
  [
    "{cuont} found.",
    /:\d+ {2}foundMessage {2}"\{cuont\}" is not filled in here {2}did you mean "\{count\}"\? {2}content\/wrong-placeholder$/,
  ],
])("%j lacks a gap or misspells it", async (foundMessage, reported) => {
  const issues = await new SampleSite()
    .writeRecord("content/blog/index.yaml", blogIndex, { foundMessage })
    .findIssues();
  expect(issues).toEqual([expect.stringMatching(reported)]);
  expect(issues[0]).toMatch(/^content\/blog\/index\.yaml:\d+:/);
});
