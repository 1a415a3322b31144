import { render, screen } from "@testing-library/react";
import { frame, buildCaseSummary } from "../../../test-support/fragments";
import { ServiceList } from "./service-list";

function buildService(title: string, group: string | null = null) {
  const text = { html: `<p>About ${title}.</p>` };
  return { group, title, text, points: null, action: null, proof: null };
}

const proof = buildCaseSummary("taylrd", "Taylrd");

const readHeadings = (level: number) =>
  screen
    .getAllByRole("heading", { level })
    .map(({ textContent }) => textContent);

it("folds the services of a group after the first, and shows a client's figure", () => {
  render(
    <ServiceList
      {...frame}
      serviceListVariant="groups"
      items={[
        { ...buildService("Email", "Bring visitors"), proof },
        buildService("Search"),
        buildService("Posts"),
        buildService("Reports", "Run the store"),
      ]}
      actions={null}
    />,
  );
  expect(readHeadings(3)).toEqual(["Bring visitors", "Run the store"]);
  expect(readHeadings(4)).toEqual(["Email", "Search", "Posts", "Reports"]);
  const folded = screen
    .getAllByRole("group")
    .map((details) => details.querySelector("summary")?.textContent);
  expect(folded).toEqual(["Search", "Posts"]);
  expect(screen.getByText("4x").parentElement).toHaveTextContent(
    "4x Taylrd, return",
  );
});
