import { render, screen } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { FeeTable } from "./fee-table";

const section: Queries.FeeTableSectionFragment = {
  ...frame,
  columns: { service: "Service", includes: "Includes", fee: "Fee" },
  fees: [
    { service: "Setup", includes: "Theme and apps", fee: "$500-$1,200" },
    { service: "Email", includes: "Four flows", fee: "$300" },
  ],
  note: "Partners set their own fees.",
  actions: null,
};

it("has a row for each service, column headings, and a note", () => {
  render(<FeeTable {...section} />);
  expect(
    screen.getAllByRole("row").map(({ textContent }) => textContent),
  ).toEqual([
    "ServiceIncludesFee",
    "SetupTheme and apps$500-$1,200",
    "EmailFour flows$300",
  ]);
  expect(screen.getByText("Partners set their own fees.")).toBeVisible();
});
