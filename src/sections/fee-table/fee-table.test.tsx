import { render, screen, within } from "@testing-library/react";
import { frame } from "../../test-support/fragments";
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

it("has a row with a heading for each service, column headings, and a note", () => {
  render(<FeeTable {...section} />);
  const headers = screen.getAllByRole("columnheader").map((header) => header.textContent);
  expect(headers).toEqual(["Service", "Includes", "Fee"]);
  const services = screen.getAllByRole("rowheader").map((header) => header.textContent);
  expect(services).toEqual(["Setup", "Email"]);
  const cells = within(screen.getByRole("row", { name: /^Setup/ })).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(["Theme and apps", "$500-$1,200"]);
  expect(screen.getByText("Partners set their own fees.")).toBeVisible();
});
