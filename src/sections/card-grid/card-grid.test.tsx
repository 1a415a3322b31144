import { render, screen, within } from "@testing-library/react";
import { toAction, toImage } from "../../test-support/fragments";
import { CardGrid } from "./card-grid";

const section: Queries.CardGridSectionFragment = {
  anchor: "services",
  tone: "birch",
  cardGridVariant: "cards",
  kicker: "Services",
  heading: "What the team does",
  text: { html: "<p>One plan.</p>" },
  items: [
    {
      icon: "mail",
      image: null,
      title: "Email",
      text: { html: "<p>Flows and <b>news</b>.</p>" },
      action: null,
    },
    {
      icon: null,
      image: toImage("A search page"),
      title: "Search",
      text: { html: "<p>Pages that answer.</p>" },
      action: toAction("Read the post", "/blog/search", "text"),
    },
  ],
  actions: [toAction("See pricing", "/pricing")],
};

function cards() {
  return screen.getAllByRole("listitem");
}

it("lists its cards, each under a heading of its own", () => {
  render(<CardGrid {...section} />);
  expect(screen.getByRole("heading", { level: 2, name: "What the team does" })).toBeVisible();
  expect(
    cards().map((card) => within(card).getByRole("heading", { level: 3 }).textContent),
  ).toEqual(["Email", "Search"]);
  expect(within(cards()[0]!).getByText("news")).toBeVisible();
});

it("puts a card's link into that card and the section's links below all of them", () => {
  render(<CardGrid {...section} />);
  expect(within(cards()[0]!).queryByRole("link")).not.toBeInTheDocument();
  expect(within(cards()[1]!).getByRole("link", { name: "Read the post" })).toHaveAttribute(
    "href",
    "/blog/search",
  );
  const last = screen.getAllByRole("link").at(-1);
  expect(last).toHaveAttribute("href", "/pricing");
  expect(screen.getByRole("list")).not.toContainElement(last!);
});

it("draws an icon only where the card has one, as decoration", () => {
  render(<CardGrid {...section} />);
  const icons = screen.getAllByRole("presentation");
  expect(icons.map((icon) => icon.getAttribute("src"))).toEqual(["/icons/mail.svg"]);
  expect(cards()[0]).toContainElement(icons[0]!);
});

it("shows a picture only where the card has one", () => {
  render(<CardGrid {...section} />);
  const picture = screen.getByRole("img", { name: "A search page" });
  expect(cards()[1]).toContainElement(picture);
  expect(picture).toHaveAttribute("loading", "lazy");
});
