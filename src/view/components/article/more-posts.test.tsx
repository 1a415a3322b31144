import { render, screen, within } from "@testing-library/react";
import { MorePosts } from "./more-posts";

const words = {
  related: "Read next",
  olderPost: "Previous post",
  newerPost: "Next post",
};
const buildLink = (title: string) => ({
  title,
  path: `/blog/${title.toLowerCase()}`,
});

it("lists related posts, then the previous and next post", () => {
  const post = {
    related: [buildLink("Feeds")],
    older: buildLink("Budgets"),
    newer: buildLink("Answers"),
  };
  render(<MorePosts {...post} words={words} />);
  const links = within(
    screen.getByRole("navigation", { name: "Read next" }),
  ).getAllByRole("link");
  expect(links[0]).toHaveAttribute("href", "/blog/feeds");
  expect(links.map((link) => link.textContent)).toEqual([
    "Feeds",
    "Previous postBudgets",
    "Next postAnswers",
  ]);
});

it("lists a related post once if it is also the previous post", () => {
  const older = buildLink("Budgets");
  render(
    <MorePosts related={[older]} older={older} newer={null} words={words} />,
  );
  expect(screen.getByRole("link")).toHaveTextContent(
    /^Previous post ?Budgets$/,
  );
});

it("renders nothing for the only post of a blog", () => {
  render(<MorePosts related={[]} older={null} newer={null} words={words} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
