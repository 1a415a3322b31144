import { findAll, readLine } from "../read/elements";
import { readPosts, writeDay } from "../read/posts";
import { readDocument } from "../read/read-document";
import { findPageRoute } from "../read/site-routes";

const posts = readPosts();
/** Assumed reading speed in words per minute. */
const WORDS_A_MINUTE = 230;

describe.each(posts)("$path", (post) => {
  const page = readDocument(findPageRoute(post.path));

  test("says when it was published and how long it takes", () => {
    const [time] = findAll(page, "main time");
    const [, day, minutes] =
      /^Published on (.+) • (\d+) min read$/.exec(readLine(time)) ?? [];
    expect(day).toBe(writeDay(post.publishDate));
    // An estimate: code, tables and links have other words in the source than on the page.
    const expected = post.words / WORDS_A_MINUTE;
    expect(Math.abs(Number(minutes) - expected)).toBeLessThan(
      Math.max(1, expected / 5),
    );
    expect(time?.getAttribute("datetime")).toBe(post.publishDate);
  });

  test("has its title and its author", () => {
    const title = post.title.split("}}").at(-1);
    expect(readLine(page.querySelector("h1"))).toContain(title);
    expect(readLine(page.querySelector("main footer"))).toContain(post.author);
  });
});

test("the list shows the files of the posts' own covers, so that each is drawn once", () => {
  const cards = findAll(readDocument(findPageRoute("/blog")), "main article");
  const problems = cards.filter((card) => {
    const path = card.querySelector("a")?.getAttribute("href") ?? "";
    const page = readDocument(findPageRoute(path));
    const [inList, onPage] = [card, page].map((part) =>
      part.querySelector("source")?.getAttribute("srcset"),
    );
    return inList !== onPage;
  });
  expect(problems).toEqual([]);
});

test("the list shows the same dates", () => {
  const cards = findAll(readDocument(findPageRoute("/blog")), "main article");
  const written = cards.map((card) => [
    card.querySelector("a")?.getAttribute("href"),
    readLine(card.querySelector("time")),
  ]);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(
      posts.map(({ path, publishDate }) => [path, writeDay(publishDate)]),
    ),
  );
});
