import { render, screen } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildImage,
  buildLink,
} from "../../../test-support/fragments";
import { Hero } from "./hero";

const bare: Queries.HeroSectionFragment = {
  ...frame,
  kicker: null,
  text: null,
  heroVariant: "plain",
  heroSide: "left",
  actions: null,
  badge: null,
  figures: null,
  proof: null,
  report: null,
  image: null,
  cover: null,
};

it("renders nothing for omitted fields", () => {
  const { container } = render(<Hero {...bare} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^Heading$/);
});

it("has the terms of the call below its buttons", () => {
  const call = buildAction("Book a Demo", "https://book.test/demo");
  render(
    <Hero
      {...bare}
      actions={[{ ...call, link: { ...call.link, terms: "Free." } }]}
    />,
  );
  expect(screen.getByText("Free.").previousElementSibling).toHaveTextContent(
    "Book a Demo",
  );
});

it("links from the rating to the testimonials", () => {
  const badge = {
    rating: "4.8 / 5",
    label: "average rating",
    link: buildLink("#testimonial"),
  };
  render(<Hero {...bare} badge={badge} />);
  const link = screen.getByRole("link", { name: /4\.8 \/ 5\s*average rating/ });
  expect(link).toHaveAttribute("href", "#testimonial");
});

it("starts with a client's result and a link to the case", () => {
  const proof = {
    path: "/case-studies/taylrd",
    brand: "Taylrd",
    title: "Ad budgets that follow the orders",
    headlineFigure: { value: "+491%", metric: "revenue" },
  };
  render(
    <Hero {...bare} proof={proof} image={buildImage("A rail of shirts")} />,
  );
  expect(screen.getByText("Taylrd")).toBeVisible();
  expect(screen.getByText("+491%").parentElement).toHaveTextContent(
    /^\+491% revenue$/,
  );
  const link = screen.getByRole("link", {
    name: "Ad budgets that follow the orders",
  });
  expect(link).toHaveAttribute("href", "/case-studies/taylrd");
  // Phones show the picture below the text, so the result comes before it.
  expect(link.compareDocumentPosition(screen.getByRole("img"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
