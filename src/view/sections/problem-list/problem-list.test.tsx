import { render, screen, within } from "@testing-library/react";
import { frame } from "../../../test-support/fragments";
import { ProblemList } from "./problem-list";

const section: Queries.ProblemListSectionFragment = {
  ...frame,
  columns: { problem: "What you see", solution: "What we change" },
  items: [
    {
      title: "Carts are left",
      text: { html: "<p>Seven of ten buyers leave.</p>" },
      solution: { html: "<p>A <b>shorter</b> checkout.</p>" },
    },
    {
      title: "Ads cost more",
      text: { html: "<p>Each click costs more.</p>" },
      solution: { html: "<p>Better feeds.</p>" },
    },
  ],
  actions: null,
};

it("puts each solution next to its problem, under column headings", () => {
  render(<ProblemList {...section} />);
  const headers = screen
    .getAllByRole("columnheader")
    .map((header) => header.textContent);
  expect(headers).toEqual(["What you see", "What we change"]);
  const row = within(screen.getByRole("row", { name: /^Ads cost more/ }));
  expect(row.getByRole("rowheader")).toHaveTextContent(
    "Ads cost moreEach click costs more.",
  );
  const cell = row.getByRole("cell");
  expect(cell).toHaveTextContent("Better feeds.");
  expect(cell).toHaveAttribute("data-label", "What we change");
});
