import { render, screen } from "@testing-library/react";
import { toAction, toCaseSummary } from "../../test-support/fragments";
import { CaseHighlight } from "./case-highlight";

const section: Queries.CaseHighlightSectionFragment = {
  anchor: "taylrd",
  tone: "birch",
  kicker: "A client",
  heading: "Five times the revenue",
  text: { html: "<p>In one quarter.</p>" },
  caseStudy: toCaseSummary("taylrd", "Taylrd"),
  actions: [toAction("Read the case study", "/case-studies#taylrd")],
};

beforeEach(() => {
  render(<CaseHighlight {...section} />);
});

it("says whose figure it is, what it counts and what was done", () => {
  expect(screen.getByRole("term")).toHaveTextContent("Taylrd, Fashion");
  expect(screen.getByText("+491%")).toBeVisible();
  const [figure, proof, services] = screen.getAllByRole("definition");
  expect(figure).toHaveTextContent(/^\+491%\s*revenue$/);
  expect(proof).toHaveTextContent("4x return on social ads in 30 days");
  expect(services).toHaveTextContent("Email, Ads");
});

it("stands beside words of its own, which lead to the case", () => {
  expect(screen.getByRole("heading", { level: 2, name: "Five times the revenue" })).toBeVisible();
  expect(screen.getByText("A client")).toBeVisible();
  expect(screen.getByText("In one quarter.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Read the case study" })).toHaveAttribute(
    "href",
    "/case-studies#taylrd",
  );
});
