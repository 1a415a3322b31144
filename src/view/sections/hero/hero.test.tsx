import { render, screen } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildCaseSummary,
  buildImage,
} from "../../../test-support/fragments";
import { Hero } from "./hero";

const bare: Queries.HeroSectionFragment = {
  ...frame,
  kicker: null,
  text: null,
  heroVariant: "plain",
  actions: null,
  figures: null,
  proof: null,
  report: null,
  image: null,
  cover: null,
};

it("links to booking with its terms, and from a client's result to the case", () => {
  const call = buildAction("Book a Demo", "https://book.test/demo");
  render(
    <Hero
      {...bare}
      actions={[{ ...call, link: { ...call.link, terms: "Free." } }]}
      proof={{
        ...buildCaseSummary("taylrd", "Taylrd"),
        title: "Ad budgets that follow the orders",
        spot: null,
        image: buildImage("A rail of shirts"),
      }}
      image={buildImage("A rail of shirts")}
    />,
  );
  const links = screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(links.sort()).toEqual([
    "/case-studies/taylrd",
    "https://book.test/demo",
  ]);
  expect(screen.getByText("Free.")).toBeVisible();
  expect(screen.getByText("+491%").parentElement).toHaveTextContent(
    /^\+491% revenue$/,
  );
});
