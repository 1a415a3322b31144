import { render, screen, within } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildCaseSummary,
  buildImage,
} from "../../../test-support/fragments";
import { Ledger } from "./ledger";

const buildEntry = (key: string, brand: string) => ({
  ...buildCaseSummary(key, brand),
  image: buildImage(`A parcel of ${brand}`),
  spot: null,
});

const section: Queries.LedgerSectionFragment = {
  ...frame,
  columns: {
    brand: "Brand",
    figure: "Result",
    proof: "Proof",
    services: "What we did",
  },
  caseStudies: [buildEntry("taylrd", "Taylrd"), buildEntry("colo", "Colo")],
  actions: [buildAction("Explore All Case Studies", "/case-studies")],
};

it("has a row with the brand as heading for each case, and column headings", () => {
  render(<Ledger {...section} />);
  const headers = screen
    .getAllByRole("columnheader")
    .map((header) => header.textContent);
  expect(headers).toEqual(["Brand", "Proof", "What we did", "Result"]);
  const brands = screen
    .getAllByRole("rowheader")
    .map((header) => header.textContent);
  expect(brands).toEqual(["Taylrd Fashion", "Colo Fashion"]);
  const cells = within(
    screen.getByRole("row", { name: /^Taylrd/ }),
  ).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual([
    "4x return on social ads in 30 days",
    "Email, Ads",
    "+491% revenue",
  ]);
});
