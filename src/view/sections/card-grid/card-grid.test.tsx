import { render, screen, within } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildImage,
} from "../../../test-support/fragments";
import { CardGrid } from "./card-grid";

const section: Queries.CardGridSectionFragment = {
  ...frame,
  cardGridVariant: "cards",
  items: [
    {
      image: null,
      title: "Email",
      text: { html: "<p>Flows and <b>news</b>.</p>" },
      action: null,
    },
    {
      image: buildImage("A search page"),
      title: "Search",
      text: { html: "<p>Pages that answer.</p>" },
      action: buildAction("Read the post", "/blog/search", "text"),
    },
  ],
  actions: [buildAction("See pricing", "/pricing")],
};

it("lists its cards with heading, text, and optional picture and link", () => {
  render(<CardGrid {...section} />);
  const [email, search] = screen
    .getAllByRole("listitem")
    .map((card) => within(card));
  expect(email!.getByRole("heading", { level: 3 })).toHaveTextContent("Email");
  expect(email!.getByText("news")).toBeVisible();
  expect(email!.queryByRole("img")).not.toBeInTheDocument();
  expect(email!.queryByRole("link")).not.toBeInTheDocument();
  expect(search!.getByRole("heading", { level: 3 })).toHaveTextContent(
    "Search",
  );
  expect(search!.getByRole("img", { name: "A search page" })).toHaveAttribute(
    "loading",
    "lazy",
  );
  expect(search!.getByRole("link")).toHaveAttribute("href", "/blog/search");
  // The section's links are below all cards.
  const last = screen.getAllByRole("link").at(-1);
  expect(last).toHaveAttribute("href", "/pricing");
  expect(screen.getByRole("list")).not.toContainElement(last!);
});
