import { render, screen } from "@testing-library/react";
import { toAction, toImage, toLink } from "../../test-support/fragments";
import { Hero } from "./hero";

const bare: Queries.HeroSectionFragment = {
  anchor: null,
  heroVariant: "plain",
  kicker: null,
  heading: "A growth team for stores",
  text: null,
  actions: null,
  badge: null,
  figures: null,
  proof: null,
  report: null,
  image: null,
  cover: null,
};

it("opens the page with its only first-level heading", () => {
  render(<Hero {...bare} kicker="Outsourced growth" text={{ html: "<p>Email and ads.</p>" }} />);
  expect(screen.getByRole("heading").textContent).toBe("A growth team for stores");
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getByText("Outsourced growth")).toBeVisible();
  expect(screen.getByText("Email and ads.")).toBeVisible();
});

it("offers its actions in the order of the content", () => {
  const actions = [toAction("Book a Demo", "https://book.test"), toAction("See it", "#dashboard")];
  render(<Hero {...bare} actions={actions} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://book.test",
    "#dashboard",
  ]);
});

it("leads from the rating to the proof", () => {
  const badge = { rating: "4.8 / 5", label: "average rating", link: toLink("#testimonial") };
  render(<Hero {...bare} badge={badge} />);
  expect(screen.getByRole("link", { name: /4\.8 \/ 5\s*average rating/ })).toHaveAttribute(
    "href",
    "#testimonial",
  );
});

it("opens with a client's result, its period, and the way to the case", () => {
  const proof = {
    path: "/case-studies/taylrd",
    brand: "Taylrd",
    title: "Ad budgets that follow the orders",
    headlineFigure: { value: "+491%", metric: "revenue" },
    headlinePeriod: "period not known",
  };
  render(<Hero {...bare} proof={proof} image={toImage("A rail of shirts")} />);
  expect(screen.getByText("Taylrd")).toBeVisible();
  expect(screen.getByText("+491%").parentElement).toHaveTextContent(/^\+491% revenue$/);
  expect(screen.getByText("period not known")).toBeVisible();
  const link = screen.getByRole("link", { name: "Ad budgets that follow the orders" });
  expect(link).toHaveAttribute("href", "/case-studies/taylrd");
  // Phones show the picture below the words: the line stands before it.
  expect(link.compareDocumentPosition(screen.getByRole("img"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it("fetches its picture first", () => {
  render(<Hero {...bare} heroVariant="split" image={toImage("A team at a table")} />);
  const picture = screen.getByRole("img", { name: "A team at a table" });
  expect(picture).toHaveAttribute("fetchpriority", "high");
  expect(picture).toHaveAttribute("loading", "eager");
});

it("leaves the paint of its words ahead of a picture below them on phones", () => {
  const { container } = render(
    <Hero {...bare} heroVariant="panorama" cover={toImage("A rail of shirts")} />,
  );
  const picture = screen.getByRole("img", { name: "A rail of shirts" });
  expect(picture).not.toHaveAttribute("fetchpriority");
  expect(container.querySelector("link[rel=preload]")).toHaveAttribute("media");
});

it("shows nothing of what was left out", () => {
  const { container } = render(<Hero {...bare} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^A growth team for stores$/);
});

it("carries the name that links lead to", () => {
  const { container } = render(<Hero {...bare} anchor="intro" />);
  expect(container.querySelector("#intro")).toContainElement(screen.getByRole("heading"));
});
