import { render, screen, within } from "@testing-library/react";
import { FeeTable } from "./fee-table";

const section: Queries.FeeTableSectionFragment = {
  anchor: "fees",
  tone: "paper",
  kicker: null,
  heading: "What partners charge",
  text: null,
  columns: { service: "Service", includes: "Includes", fee: "Fee" },
  fees: [
    { key: "setup", service: "Setup", includes: "Theme and apps", fee: "$500-$1,200" },
    { key: "mail", service: "Email", includes: "Four flows", fee: "$300" },
  ],
  note: "Partners set their own fees.",
  actions: null,
};

it("names its columns as the content does", () => {
  render(<FeeTable {...section} />);
  const headers = screen.getAllByRole("columnheader").map((header) => header.textContent);
  expect(headers).toEqual(["Service", "Includes", "Fee"]);
});

it("has a row for each service, headed by it", () => {
  render(<FeeTable {...section} />);
  const services = screen.getAllByRole("rowheader").map((header) => header.textContent);
  expect(services).toEqual(["Setup", "Email"]);
  const cells = within(screen.getByRole("row", { name: /^Setup/ })).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(["Theme and apps", "$500-$1,200"]);
});

it("says below the table what holds for all fees, where there is something to say", () => {
  const { rerender } = render(<FeeTable {...section} />);
  expect(screen.getByText("Partners set their own fees.")).toBeVisible();
  rerender(<FeeTable {...section} note={null} />);
  expect(screen.queryByText("Partners set their own fees.")).not.toBeInTheDocument();
});
