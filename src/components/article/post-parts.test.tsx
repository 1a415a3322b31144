import { render, screen, within } from "@testing-library/react";
import { buildImage } from "../../test-support/fragments";
import { AuthorNote } from "./author-note";
import { CoverPicture } from "../picture/cover-picture";
import { PostHeader } from "./post-header";

const post: Queries.PostHeaderFragment = {
  title: "Where to spend",
  publishDate: "2025-04-25",
  updatedDate: null,
  readingTime: 6,
  categories: [
    { name: "Budget", path: "/blog/category/budget" },
    { name: "Marketing", path: "/blog/category/marketing" },
  ],
};
const words = {
  publishedOn: "Published on {date} • {minutes} min read",
  updatedOn: "Updated on {date}",
  categoryLink: "{category} posts",
};

it("shows a post's categories, title, date and reading time", () => {
  render(<PostHeader post={post} words={words} />);
  expect(screen.getByRole("heading", { level: 1, name: "Where to spend" })).toBeVisible();
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Budget", "/blog/category/budget"],
    ["Marketing", "/blog/category/marketing"],
  ]);
  const line = screen.getByText("Published on April 25, 2025 • 6 min read");
  expect(line).toHaveAttribute("datetime", "2025-04-25");
  expect(screen.queryByText(/Updated/)).not.toBeInTheDocument();
});

it("shows the date of an update if there is one", () => {
  render(<PostHeader post={{ ...post, updatedDate: "2025-06-01" }} words={words} />);
  expect(screen.getByText("Updated on June 1, 2025")).toHaveAttribute("datetime", "2025-06-01");
});

it("shows the author at the end", () => {
  const author = { name: "Growth desk", bio: "Plans growth.", avatar: buildImage("A desk") };
  render(<AuthorNote heading="About the author" author={author} />);
  const note = within(screen.getByRole("contentinfo"));
  expect(note.getByRole("heading", { level: 2, name: "About the author" })).toBeVisible();
  expect(note.getByText("Growth desk")).toBeVisible();
  expect(note.getByText("Plans growth.")).toBeVisible();
  // The name is next to the picture.
  expect(note.queryByRole("img")).not.toBeInTheDocument();
});

it("loads the cover eagerly, because it is above the fold", () => {
  render(<CoverPicture image={buildImage("A shelf")} />);
  const cover = screen.getByRole("img", { name: "A shelf" });
  expect(cover).toHaveAttribute("loading", "eager");
  expect(cover).toHaveAttribute("fetchpriority", "high");
});
