import { render, screen, within } from "@testing-library/react";
import { toAction } from "../../test-support/fragments";
import { Ledger } from "./ledger";

const section: Queries.LedgerSectionFragment = {
  anchor: "results",
  tone: "paper",
  kicker: null,
  heading: "Case results",
  text: null,
  columns: { brand: "Brand", figure: "Result", proof: "Proof", services: "What we did" },
  caseStudies: [
    {
      key: "taylrd",
      brand: "Taylrd",
      industry: "Fashion",
      figure: "+491%",
      metric: "revenue",
      proof: "4x return on social ads",
      services: ["Email", "ads"],
    },
    {
      key: "colo",
      brand: "Colo",
      industry: "Outlet",
      figure: "+214%",
      metric: "revenue growth",
      proof: "644 orders",
      services: ["Search", "ads"],
    },
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
    "4x return on social ads",
    "Email, ads",
  ]);
});

it("leads to all cases", () => {
  expect(screen.getByRole("link", { name: "Explore All Case Studies" })).toHaveAttribute(
    "href",
    "/case-studies",
  );
});
