import { readSiteUrl } from "../../read/built-page";
import { readPosts } from "../../read/posts";
import { readXmlElements } from "../../read/read-document";
import { readSiteFile } from "../../read/site-file";
import { readPageRoutes } from "../../read/site-routes";

const siteUrl = readSiteUrl();
const entries = readXmlElements(readSiteFile("sitemap.xml"), "url").map(
  ({ loc = "", lastmod }) => ({
    path: loc.replace(siteUrl, ""),
    day: lastmod,
  }),
);
const dayOf = (path: string) => entries.find((each) => each.path === path)?.day;

test("the sitemap lists exactly the indexable pages", () => {
  const indexable = readPageRoutes().filter((route) => route.indexable);
  expect(entries.map(({ path }) => path)).toEqual(
    indexable.map(({ path }) => path).sort(),
  );
});

test("it dates posts by their front matter, and the blog by its newest post", () => {
  const posts = readPosts().filter(({ path }) =>
    entries.some((each) => each.path === path),
  );
  expect(posts).not.toEqual([]);
  expect(posts.map(({ path }) => [path, dayOf(path)])).toEqual(
    posts.map(({ path, publishDate, updatedDate }) => [
      path,
      updatedDate ?? publishDate,
    ]),
  );
  const days = posts.map(({ publishDate }) => publishDate).sort();
  expect(dayOf("/blog")).toBe(days.at(-1));
});

test("its dates are valid and none is in the future", () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const wrong = entries.filter(
    ({ day }) =>
      day !== undefined &&
      (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day >= tomorrow),
  );
  expect(wrong).toEqual([]);
});
