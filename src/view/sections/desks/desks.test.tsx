import { render, screen, within } from "@testing-library/react";
import { buildImage, frame } from "../../../test-support/fragments";
import { Desks } from "./desks";

const author = {
  name: "Growth desk",
  bio: "Plans the ads.",
  portrait: buildImage("A desk"),
};
const posts = [{ path: "/blog/budgets", title: "Where to spend" }];

it("shows each desk with what it does and links to its posts", () => {
  render(<Desks {...frame} items={[{ author, posts }]} actions={null} />);
  const desk = screen
    .getByRole("heading", { level: 3, name: "Growth desk" })
    .closest("li")!;
  expect(desk).toHaveTextContent("Plans the ads.");
  expect(
    within(desk).getByRole("link", { name: "Where to spend" }),
  ).toHaveAttribute("href", "/blog/budgets");
});
