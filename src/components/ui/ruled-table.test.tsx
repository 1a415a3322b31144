import { render, screen, within } from "@testing-library/react";
import { RuledTable } from "./ruled-table";

it("heads its columns and its rows", () => {
  render(
    <RuledTable label="What it costs" headings={["Service", "Fee"]}>
      <tr>
        <th scope="row">Email</th>
        <td>$300</td>
      </tr>
    </RuledTable>,
  );
  const [head, body] = within(screen.getByRole("table", { name: "What it costs" })).getAllByRole(
    "rowgroup",
  );
  const columns = within(head!).getAllByRole("columnheader");
  expect(columns.map((column) => [column.textContent, column.getAttribute("scope")])).toEqual([
    ["Service", "col"],
    ["Fee", "col"],
  ]);
  const row = within(within(body!).getByRole("row"));
  expect(row.getByRole("rowheader", { name: "Email" })).toBeVisible();
  expect(row.getByRole("cell", { name: "$300" })).toBeVisible();
});
