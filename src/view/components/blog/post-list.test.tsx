import { render, screen, waitFor, within } from "@testing-library/react";
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
  { key: "marketing", name: "Marketing" },
  { key: "ai", name: "AI" },
];

function renderList(search = "", pageCount = 1) {
  return render(
    <PostList
      words={blogWords}
      authors={[
        {
          key: "growth-desk",
          name: "Growth desk",
          avatar: buildImage("A desk"),
        },
      ]}
      categories={categories}
      posts={posts}
      page={1}
      pageCount={pageCount}
      location={{ pathname: "/blog", search }}
    />,
  );
}

function titles(): (string | null)[] {
  return screen
    .queryAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);
}

it("shows every post with its link, excerpt, author and date, and announces nothing", () => {
  renderList();
  const post = within(screen.getAllByRole("article")[0]!);
  expect(post.getByRole("link", { name: "Product feeds" })).toHaveAttribute(
    "href",
    "/blog/product-feeds",
  );
  expect(post.getByText("All about Product feeds.")).toBeVisible();
  expect(post.getByText(/Growth desk/)).toBeVisible();
  expect(post.getByText("March 15, 2025")).toHaveAttribute(
    "datetime",
    "2025-03-15",
  );
  expect(screen.getByRole("status").textContent).toBe("");
});

it("loads the first post's cover eagerly and the others lazily", () => {
  const { container } = renderList();
  const covers = [...container.querySelectorAll("article > picture > img")];
  expect(covers.map((cover) => cover.getAttribute("loading"))).toEqual([
    "eager",
    "lazy",
  ]);
});

it("filters by what is typed, ignoring case, and announces the number of results", async () => {
  renderList();
  await userEvent.type(screen.getByRole("searchbox"), "ANSWER");
  expect(titles()).toEqual(["Answer engines"]);
  expect(screen.getByRole("status")).toHaveTextContent(/^Posts found: 1$/);
  await userEvent.clear(screen.getByRole("searchbox"));
  expect(screen.getByRole("status")).toHaveTextContent(
    /^All posts are listed\.$/,
  );
});

it("announces that one of two filters is removed, even if the count is the same", async () => {
  renderList("?q=answer&category=ai");
  const status = screen.getByRole("status");
  const words = status.firstChild;
  expect(status).toHaveTextContent(/^Posts found: 1$/);
  await userEvent.clear(screen.getByRole("searchbox"));
  expect(status).toHaveTextContent(/^Posts found: 1$/);
  expect(status.firstChild).not.toBe(words);
});

it("joins words and category with AND, and shows a message without results", () => {
  renderList("?q=answer&category=marketing");
  expect(titles()).toEqual([]);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe(
    "No posts found. Try adjusting your filters.",
  );
  expect(status).toHaveAttribute("data-found", "0");
  expect(status).not.toHaveClass("visually-hidden");
});

it("announces results in a page that the browser has translated", async () => {
  renderList("?q=answer");
  translatePage();
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "x");
  expect(screen.getByRole("status").textContent).toBe(blogWords.emptyMessage);
  translatePage();
  await userEvent.type(field, "{Backspace}");
  expect(screen.getByRole("status").textContent).toBe("Posts found: 1");
  expect(titles()).toEqual(["Answer engines"]);
});

it("links to older posts unless the posts are filtered", async () => {
  answerWith(1);
  renderList("", 2);
  expect(screen.getByRole("link", { name: "Older posts" })).toHaveAttribute(
    "href",
    "/blog/page/2",
  );
  await userEvent.click(screen.getByRole("button", { name: "AI" }));
  expect(
    screen.queryByRole("link", { name: "Older posts" }),
  ).not.toBeInTheDocument();
});

it("does not report zero results while other pages' posts are loading", () => {
  Object.assign(window, { fetch: () => new Promise(() => undefined) });
  renderList("?q=budget", 2);
  expect(screen.getByRole("status")).not.toHaveTextContent("No posts found");
  expect(screen.getByRole("status")).not.toHaveAttribute("data-found");
});

it("shows a message and searches this page only if the other posts fail to load", async () => {
  Object.assign(window, {
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  renderList("?q=answer", 2);
  const status = screen.getByRole("status");
  await waitFor(() =>
    expect(status).toHaveTextContent("Only this page could be searched."),
  );
  expect(status).not.toHaveClass("visually-hidden");
  expect(titles()).toEqual(["Answer engines"]);
});

it("shows results from all pages, in batches", async () => {
  answerWith(60);
  renderList("?q=found&category=marketing", 3);
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent(/^Posts found: 60$/));
  expect(titles()).toHaveLength(24);
  const [first] = screen.getAllByRole("article");
  expect(first).toHaveTextContent(
    "Found 0Where the money goes.Growth deskMarch 15, 2025",
  );
  expect(within(first!).getByRole("link")).toHaveAttribute(
    "href",
    "/blog/found-0",
  );
  const more = screen.getByRole("button", { name: "Show more posts" });
  await userEvent.click(more);
  expect(titles()).toHaveLength(48);
  await userEvent.click(more);
  expect(titles()).toHaveLength(60);
  expect(more).not.toBeInTheDocument();
});

/** The search index of a blog with the given number of posts. */
function answerWith(count: number) {
  const found = Array.from({ length: count }, (_, index) => ({
    key: `found-${String(index)}`,
    title: `Found ${String(index)}`,
    excerpt: "Where the money goes.",
    publishDate: "2025-03-15",
    author: "growth-desk",
    categories: ["marketing"],
  }));
  const response = { ok: true, json: () => Promise.resolve({ posts: found }) };
  Object.assign(window, { fetch: () => Promise.resolve(response) });
}
