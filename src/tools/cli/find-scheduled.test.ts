import { blogPost } from "../../content/types/blog-post";
import { fact } from "../../content/types/fact";
import type { ContentRecord } from "../../content/validate/parse-content";
import { findScheduled } from "./find-scheduled";

const buildRecord = (key: string, publishDate: string, more: object = {}) =>
  ({
    type: blogPost,
    key,
    file: `content/blog/${key}/index.md`,
    value: { publishDate, ...more },
  }) as unknown as ContentRecord;

const records = [
  buildRecord("old", "2026-01-05"),
  buildRecord("scheduled", "2026-12-01"),
  buildRecord("unfinished", "2026-12-01", { draft: true }),
  {
    ...buildRecord("a-fact", "2026-01-05"),
    type: fact,
  } as unknown as ContentRecord,
];
const renderSitemap = (...paths: string[]) =>
  paths
    .map((path) => `<url><loc>https://www.shop.test${path}</loc></url>`)
    .join("");
const dueOn = (today: string, ...live: string[]) =>
  findScheduled(records, renderSitemap(...live), today).map(({ path }) => path);

test("a post is due from its publish date (UTC) until it is live", () => {
  expect(dueOn("2026-11-30", "/", "/blog/old")).toEqual([]);
  expect(dueOn("2026-12-01", "/", "/blog/old")).toEqual(["/blog/scheduled"]);
  // Catches up if the workflow skipped a day.
  expect(dueOn("2026-12-03", "/", "/blog/old/")).toEqual(["/blog/scheduled"]);
  expect(dueOn("2026-12-03", "/", "/blog/old", "/blog/scheduled")).toEqual([]);
});
