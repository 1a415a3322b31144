import { findAll, readLine, readLinks } from "../read/elements";
import { readPosts, writeDay } from "../read/posts";
import { readDocument } from "../read/read-document";
import { findPageRoute } from "../read/site-routes";

const posts = readPosts();
const names = [...new Set(posts.flatMap((post) => post.categories))].sort();
const readPage = (path: string) => readDocument(findPageRoute(path));
const readCards = (path: string) => findAll(readPage(path), "main article");
const categories = new Map(
  findAll(readPage("/blog"), 'nav[aria-label="Categories"] a').map((link) => [
    readLine(link),
    link.getAttribute("href") ?? "",
  ]),
);

test.each(posts)("$path says what its record says", (post) => {
  const page = readPage(post.path);
  const time = page.querySelector("main time");
  expect(time?.getAttribute("datetime")).toBe(post.publishDate);
  expect(readLine(time)).toMatch(/^Published on .+ • \d+ min read$/);
  expect(readLine(time)).toContain(writeDay(post.publishDate));
  const title = post.title.split("}}").at(-1);
  expect(readLine(page.querySelector("h1"))).toContain(title);
  expect(readLine(page.querySelector("main footer"))).toContain(post.author);
  const links = readLinks(page.querySelector("main header")!);
  expect(links.map(({ text, href }) => [text, href])).toEqual(
    post.categories.map((name) => [name, categories.get(name)]),
  );
});

test("the list shows the posts' dates and the files of their own covers", () => {
  expect([...categories.keys()].sort()).toEqual(names);
  for (const card of readCards("/blog")) {
    const path = card.querySelector("a")?.getAttribute("href") ?? "";
    const post = posts.find((each) => each.path === path)!;
    const day = readLine(card.querySelector("time"));
    expect([path, day]).toEqual([path, writeDay(post.publishDate)]);
    const [inList, onPage] = [card, readPage(path)].map((part) =>
      part.querySelector("source")?.getAttribute("srcset"),
    );
    expect(inList).toBe(onPage);
  }
});

test.each(names)("%s lists its posts, newest first", (name) => {
  const path = categories.get(name)!;
  const page = readPage(path);
  expect(readLine(page.querySelector("h1"))).toBe(name);
  expect(readLine(page.querySelector("nav [aria-current=page]"))).toBe(name);
  const listed = readCards(path).flatMap(readLinks);
  const own = posts.filter((post) => post.categories.includes(name));
  expect(listed.map(({ href }) => href)).toEqual(own.map((post) => post.path));
});
