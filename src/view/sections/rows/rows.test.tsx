import { render, screen } from "@testing-library/react";
import {
  buildAction,
  buildCaseSummary,
  frame,
} from "../../../test-support/fragments";
import { pageLink } from "../../components/ui/smart-link";
import { Rows } from "./rows";

function buildRow(title: string, group: string | null = null) {
  return {
    group,
    title,
    words: { html: `<p>About ${title}.</p>` },
    solution: null,
    result: null,
    price: null,
    spot: null,
    points: null,
    desk: null,
    link: null,
    action: null,
    proof: null,
  };
}

const readHeadings = (level: number) =>
  screen
    .getAllByRole("heading", { level })
    .map(({ textContent }) => textContent);

it("folds the rows of a group with their prices in sight, and shows a client's figure", () => {
  render(
    <Rows
      {...frame}
      areTiles={false}
      rowColumns={null}
      items={[
        {
          ...buildRow("Email", "Bring visitors"),
          result: "Campaigns by the month",
          price: "$689",
          proof: buildCaseSummary("taylrd", "Taylrd"),
        },
        buildRow("Search"),
        buildRow("Posts"),
        buildRow("Reports", "Run the store"),
      ]}
      actions={null}
    />,
  );
  expect(readHeadings(3)).toEqual(["Bring visitors", "Run the store"]);
  const rows = [
    "Email Campaigns by the month $689",
    "Search",
    "Posts",
    "Reports",
  ];
  expect(readHeadings(4)).toEqual(rows);
  const folded = screen
    .getAllByRole("group")
    .map((details) => details.querySelector("summary")?.textContent);
  expect(folded).toEqual(rows);
  expect(screen.getByText("4x").parentElement).toHaveTextContent(
    "4x Taylrd, return",
  );
});

it("shows a problem with its solution, and folds no row without a group", () => {
  const solution = { html: "<p>We send flows.</p>" };
  render(
    <Rows
      {...frame}
      areTiles={false}
      rowColumns={["What you see", "What we do"]}
      items={[
        { ...buildRow("Few come back"), solution },
        {
          ...buildRow("Few find it"),
          price: "$689",
          action: buildAction("Read on", "/seo"),
        },
      ]}
      actions={null}
    />,
  );
  expect(readHeadings(3)).toEqual(["Few come back", "Few find it"]);
  expect(screen.getByText("$689")).toBeVisible();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  expect(screen.getByText("We send flows.").closest("li")).toHaveTextContent(
    "Few come backWhat you seeAbout Few come back.What we doWe send flows.",
  );
  expect(screen.getByRole("link", { name: "Read on" })).toBeVisible();
});

it("links the title of a row that leads to a page, without other words for the link", () => {
  render(
    <Rows
      {...frame}
      areTiles={false}
      rowColumns={null}
      items={[
        { ...buildRow("Services for fashion"), link: pageLink("/fashion") },
        { ...buildRow("Services for beauty"), link: pageLink("/beauty") },
      ]}
      actions={null}
    />,
  );
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(
    screen.getByRole("link", { name: "Services for fashion" }),
  ).toHaveAttribute("href", "/fashion");
});
