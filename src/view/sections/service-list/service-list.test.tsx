import { render, screen, within } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildCaseSummary,
} from "../../../test-support/fragments";
import { ServiceList } from "./service-list";

const section: Queries.ServiceListSectionFragment = {
  ...frame,
  serviceListVariant: "entries",
  items: [
    {
      group: null,
      title: "Email",
      text: { html: "<p>Flows and <b>news</b>.</p>" },
      points: ["Welcome flow", "Cart flow"],
      action: buildAction("More about email", "/email", "text"),
      proof: null,
    },
    {
      group: null,
      title: "Search",
      text: { html: "<p>Pages.</p>" },
      points: null,
      action: null,
      proof: null,
    },
  ],
  actions: null,
};

function entryOf(title: string) {
  return within(
    screen.getByRole("heading", { level: 3, name: title }).closest("li")!,
  );
}

it("describes each service, with a list of points, and a link, if it has them", () => {
  render(<ServiceList {...section} />);
  const email = entryOf("Email");
  expect(email.getByText("news")).toBeVisible();
  const points = within(email.getByRole("list")).getAllByRole("listitem");
  expect(points.map((point) => point.textContent)).toEqual([
    "Welcome flow",
    "Cart flow",
  ]);
  expect(email.getByRole("link", { name: "More about email" })).toHaveAttribute(
    "href",
    "/email",
  );
  const search = entryOf("Search");
  expect(search.getByText("Pages.")).toBeVisible();
  for (const role of ["list", "link"])
    expect(search.queryByRole(role)).not.toBeInTheDocument();
});

it("folds the services of a group after the first, and shows a client's figure", () => {
  const [email, search] = section.items;
  const items = [
    {
      ...email!,
      group: "Bring visitors",
      proof: buildCaseSummary("taylrd", "Taylrd"),
    },
    search!,
    { ...search!, title: "Posts" },
    { ...search!, group: "Run the store", title: "Reports" },
  ];
  render(
    <ServiceList {...section} serviceListVariant="groups" items={items} />,
  );
  const names = (level: number) =>
    screen
      .getAllByRole("heading", { level })
      .map(({ textContent }) => textContent);
  expect(names(3)).toEqual(["Bring visitors", "Run the store"]);
  expect(names(4)).toEqual(["Email", "Search", "Posts", "Reports"]);
  const folded = screen.getAllByRole("group");
  expect(
    folded.map((details) => details.querySelector("summary")?.textContent),
  ).toEqual(["Search", "Posts"]);
  expect(screen.getByText("4x").parentElement).toHaveTextContent(
    "4x Taylrd, return",
  );
});
