import { render, screen, within } from "@testing-library/react";
import { toAction, toCaseSummary } from "../../test-support/fragments";
import { Ledger } from "./ledger";

const section: Queries.LedgerSectionFragment = {
  anchor: "results",
  tone: "paper",
  kicker: null,
  heading: "Case results",
  text: null,
  columns: { brand: "Brand", figure: "Result", proof: "Proof", services: "What we did" },
  caseStudies: [
    toCaseSummary("taylrd", "Taylrd"),
    toCaseSummary("colo", "Colo", { headlineFigure: { value: "+214%", metric: "growth" } }),
  ],
  actions: [toAction("Explore All Case Studies", "/case-studies")],
};

beforeEach(() => {
  render(<Ledger {...section} />);
});

it("names its columns as the content does", () => {
  const headers = screen.getAllByRole("columnheader").map((header) => header.textContent);
  expect(headers).toEqual(["Brand", "Result", "Proof", "What we did"]);
});

it("has a row for each case, headed by its brand", () => {
  const headers = screen.getAllByRole("rowheader");
  expect(headers.map((header) => within(header).getByText(/Taylrd|Colo/).textContent)).toEqual([
    "Taylrd",
    "Colo",
  ]);
  const cells = within(screen.getByRole("row", { name: /^Taylrd/ })).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual([
    "+491% revenue",
    "4x return on social ads in 30 days",
    "Email, Ads",
  ]);
});

it("leads from each brand to its case", () => {
  expect(screen.getByRole("link", { name: "Colo" })).toHaveAttribute("href", "/case-studies/colo");
});

it("leads to all cases", () => {
  expect(screen.getByRole("link", { name: "Explore All Case Studies" })).toHaveAttribute(
    "href",
    "/case-studies",
  );
});
