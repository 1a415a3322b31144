import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  blogWords,
  buildImage,
  buildPost,
} from "../../../test-support/fragments";
import { translatePage } from "../../../test-support/translate-page";
import { PostList } from "./post-list";

// jsdom lays nothing out.
Element.prototype.scrollIntoView = jest.fn();

const posts = [
  buildPost("Product feeds", "Marketing"),
  buildPost("Answer engines", "AI"),
];
const categories = [
  { key: "marketing", name: "Marketing", path: "/blog/category/marketing" },
  { key: "ai", name: "AI", path: "/blog/category/ai" },
];
const avatar = buildImage("A desk");

function renderList(search = "", pageCount = 1, listed = posts) {
  render(
    <PostList
      words={blogWords}
      authors={[{ key: "growth-desk", name: "Growth desk", avatar }]}
      categories={categories}
      posts={listed}
      page={1}
      pageCount={pageCount}
      location={{ pathname: "/blog", search }}
    />,
  );
}

const readTitles = () =>
  screen
    .queryAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

const readStatus = () => screen.getByRole("status").textContent;

function answerWith(fetch: () => Promise<unknown>) {
  Object.assign(window, { fetch });
}

it("announces how many posts a search finds, and nothing before", async () => {
  renderList();
  expect(readStatus()).toBe("");
  await userEvent.type(screen.getByRole("searchbox"), "ANSWER");
  expect(readTitles()).toEqual(["Answer engines"]);
  expect(readStatus()).toBe("Posts found: 1");
  await userEvent.clear(screen.getByRole("searchbox"));
  expect(readStatus()).toBe("All posts are listed.");
});

it("shows a message if no post matches words and category", () => {
  renderList("?q=answer&category=marketing");
  expect(readTitles()).toEqual([]);
  expect(readStatus()).toBe("No posts found. Try adjusting your filters.");
  expect(screen.getByRole("status")).not.toHaveClass("visually-hidden");
});

it("offers no filter if there are no posts to filter", () => {
  renderList("", 1, []);
  expect(screen.queryByRole("search")).toBeNull();
});

it("announces results in a page that the browser has translated", async () => {
  renderList("?q=answer");
  translatePage();
  await userEvent.type(screen.getByRole("searchbox"), "x");
  expect(readStatus()).toBe(blogWords.emptyMessage);
  translatePage();
  await userEvent.type(screen.getByRole("searchbox"), "{Backspace}");
  expect(readStatus()).toBe("Posts found: 1");
  expect(readTitles()).toEqual(["Answer engines"]);
});

it("does not report zero results while other pages' posts are loading", () => {
  answerWith(() => new Promise(() => undefined));
  renderList("?q=budget", 2);
  expect(readStatus()).not.toBe(blogWords.emptyMessage);
  expect(screen.getByRole("status")).not.toHaveAttribute("data-found");
});

it("shows a message and searches this page only if the other posts fail to load", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  renderList("?q=answer", 2);
  await waitFor(() =>
    expect(readStatus()).toContain("Only this page could be searched."),
  );
  expect(readTitles()).toEqual(["Answer engines"]);
});

it("shows results from all pages, in batches", async () => {
  const found = Array.from({ length: 60 }, (_, index) => ({
    key: `found-${index}`,
    title: `Found ${index}`,
    excerpt: "Where the money goes.",
    publishDate: "2025-03-15",
    author: "growth-desk",
    categories: ["marketing"],
  }));
  const json = () => Promise.resolve({ posts: found });
  answerWith(() => Promise.resolve({ ok: true, json }));
  renderList("?q=found&category=marketing", 3);
  await waitFor(() => expect(readStatus()).toBe("Posts found: 60"));
  expect(readTitles()).toHaveLength(24);
  expect(screen.getByRole("link", { name: "Found 0" })).toHaveAttribute(
    "href",
    "/blog/found-0",
  );
  const more = screen.getByRole("button", { name: "Show more posts" });
  await userEvent.click(more);
  expect(readTitles()).toHaveLength(48);
  await userEvent.click(more);
  expect(readTitles()).toHaveLength(60);
  expect(more).not.toBeInTheDocument();
});
