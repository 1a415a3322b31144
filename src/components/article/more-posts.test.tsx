import { render, screen, within } from "@testing-library/react";
import { MorePosts } from "./more-posts";

const words = {
  related: "Read next",
  neighborsLabel: "Posts before and after this one",
  olderPost: "Previous post",
  newerPost: "Next post",
};
const toLink = (title: string) => ({ title, path: `/blog/${title.toLowerCase()}` });

it("leads to related posts, and to those before and after", () => {
  const post = { related: [toLink("Feeds")], older: toLink("Budgets"), newer: toLink("Answers") };
  render(<MorePosts {...post} words={words} />);
  const related = within(screen.getByRole("navigation", { name: "Read next" }));
  expect(related.getByRole("link", { name: "Feeds" })).toHaveAttribute("href", "/blog/feeds");
  const neighbors = within(
    screen.getByRole("navigation", { name: "Posts before and after this one" }),
  );
  expect(neighbors.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Previous postBudgets",
    "Next postAnswers",
  ]);
});

it("is absent for the only post of a blog", () => {
  render(<MorePosts related={[]} older={null} newer={null} words={words} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
