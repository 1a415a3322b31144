import { render, screen, within } from "@testing-library/react";
import { toAction } from "../../test-support/fragments";
import { ProblemList } from "./problem-list";

const section: Queries.ProblemListSectionFragment = {
  anchor: "problems",
  tone: "paper",
  kicker: null,
  heading: "What holds stores back",
  text: null,
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
  actions: [toAction("Book a call", "https://book.test/call")],
};

beforeEach(() => {
  render(<ProblemList {...section} />);
});

it("sets each solution beside its problem, under the columns of the content", () => {
  const headers = screen.getAllByRole("columnheader").map((header) => header.textContent);
  expect(headers).toEqual(["What you see", "What we change"]);
  const row = within(screen.getByRole("row", { name: /^Ads cost more/ }));
  expect(row.getByRole("rowheader")).toHaveTextContent("Each click costs more.");
  expect(row.getByRole("cell")).toHaveTextContent("Better feeds.");
});

it("heads each row with its problem", () => {
  const headers = screen.getAllByRole("rowheader");
  expect(within(headers[0]!).getByText("Carts are left")).toBeVisible();
  expect(within(headers[1]!).getByText("Ads cost more")).toBeVisible();
});

it("repeats the column's heading over each solution for eyes alone", () => {
  const cell = screen.getByRole("cell", { name: "A shorter checkout." });
  expect(within(cell).getByText("What we change")).toHaveAttribute("aria-hidden", "true");
});

it("leads on below the problems", () => {
  const link = screen.getByRole("link", { name: /^Book a call/ });
  expect(link).toHaveAttribute("href", "https://book.test/call");
});
