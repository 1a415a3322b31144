import { render, screen, within } from "@testing-library/react";
import { frame, buildAction } from "../../test-support/fragments";
import { ServiceList } from "./service-list";

const section: Queries.ServiceListSectionFragment = {
  ...frame,
  serviceListVariant: "entries",
  items: [
    {
      icon: "mail",
      title: "Email",
      text: { html: "<p>Flows and <b>news</b>.</p>" },
      points: ["Welcome flow", "Cart flow"],
      action: buildAction("More about email", "/email", "text"),
    },
    { icon: null, title: "Search", text: { html: "<p>Pages.</p>" }, points: null, action: null },
  ],
  actions: null,
};

function entryOf(title: string) {
  return within(screen.getByRole("heading", { level: 3, name: title }).closest("li")!);
}

it("describes each service, with a decorative icon, a list of points, and a link", () => {
  render(<ServiceList {...section} />);
  const email = entryOf("Email");
  expect(email.getByText("news")).toBeVisible();
  expect(email.getByRole("presentation")).toHaveAttribute("src", "/icons/mail.svg");
  const points = within(email.getByRole("list")).getAllByRole("listitem");
  expect(points.map((point) => point.textContent)).toEqual(["Welcome flow", "Cart flow"]);
  expect(email.getByRole("link", { name: "More about email" })).toHaveAttribute("href", "/email");
});

it("omits what a service does not have", () => {
  render(<ServiceList {...section} />);
  const search = entryOf("Search");
  expect(search.getByText("Pages.")).toBeVisible();
  for (const role of ["presentation", "list", "link"])
    expect(search.queryByRole(role)).not.toBeInTheDocument();
});
