import { readdir } from "node:fs/promises";
import { draftTitle, inFolder, makeSampleDraft } from "../../test-support/new-draft";
import { SampleSite } from "../../test-support/sample-site";
import type { DraftRequest } from "./plan-draft";

test.each<[request: DraftRequest, what: string, hint: string]>([
  [
    { kind: "leaflet", words: draftTitle },
    '"leaflet" is no kind of page',
    "use one of: post, article, case-study, page",
  ],
  [{ kind: "artcle", words: draftTitle }, '"artcle" is no kind of page', 'did you mean "article"?'],
  [{ kind: "post", words: "" }, "there is no title", 'write npm run new -- post "Title"'],
  [
    { kind: "case-study", words: "" },
    "there is no brand",
    'write npm run new -- case-study "Brand"',
  ],
  [
    { kind: "post", words: "Growth" },
    "the title has 6 characters",
    "title takes text, 10 to 70 characters",
  ],
  [
    { kind: "page", words: "a".repeat(111) },
    "the title has 111 characters",
    "sections.hero.heading takes text, up to 110 characters",
  ],
  [
    { kind: "post", words: "成長するお店のためのガイド" },
    '"成長するお店のためのガイド" has no letters that an address is made of',
    'name the address: npm run new -- post "成長するお店のためのガイド" --slug summer-sale',
  ],
  [
    { kind: "post", words: draftTitle, slug: "Summer Sale" },
    '"Summer Sale" can\'t be part of an address',
    "use lower-case words joined by hyphens: --slug summer-sale",
  ],
  [
    { kind: "post", words: draftTitle, slug: "first-post" },
    "the address /blog/first-post is already that of content/blog/first-post/index.md",
    `choose another: npm run new -- post "${draftTitle}" --slug another-name`,
  ],
  [
    { kind: "page", words: "Services" },
    "the address /services is already that of a redirect to /service",
    'choose another: npm run new -- page "Services" --slug another-name',
  ],
  [
    { kind: "page", words: "Blog" },
    "the address /blog is already that of content/blog/index.yaml",
    'choose another: npm run new -- page "Blog" --slug another-name',
  ],
  [
    { kind: "page", words: "404" },
    "the address /404 is already that of a page that the site makes itself",
    'choose another: npm run new -- page "404" --slug another-name',
  ],
])("%j is refused, and nothing is written", async (request, what, hint) => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    const before = await readdir(root, { recursive: true });
    expect(await makeSampleDraft(root, request)).toEqual({ what, hint });
    expect(await readdir(root, { recursive: true })).toEqual(before);
  });
});

test("a folder is left alone even when nothing in it can be read", async () => {
  await inFolder(async (root) => {
    await new SampleSite().write("content/blog/notes/index.md", "no front matter").writeTo(root);
    expect(
      await makeSampleDraft(root, { kind: "post", words: draftTitle, slug: "notes" }),
    ).toMatchObject({
      what: "the address /blog/notes is already that of content/blog/notes",
    });
  });
});
