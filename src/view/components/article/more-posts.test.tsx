import { render, screen } from "@testing-library/react";
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
const older = buildLink("Budgets");

it.each([
  ["related posts first", [buildLink("Feeds")], ["/blog/feeds"]],
  ["a related post once if it is also the previous post", [older], []],
])("lists %s", (_what, related, expected) => {
  const newer = buildLink("Answers");
  render(
    <MorePosts related={related} older={older} newer={newer} words={words} />,
  );
  const paths = screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(paths).toEqual([...expected, "/blog/budgets", "/blog/answers"]);
});

it("renders nothing for the only post of a blog", () => {
  render(<MorePosts related={[]} older={null} newer={null} words={words} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
