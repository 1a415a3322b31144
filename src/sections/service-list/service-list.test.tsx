import { render, screen, within } from "@testing-library/react";
import { toAction } from "../../test-support/fragments";
import { ServiceList } from "./service-list";

const section: Queries.ServiceListSectionFragment = {
  anchor: "services",
  tone: "paper",
  serviceListVariant: "entries",
  kicker: null,
  heading: "What the team does",
  text: null,
  items: [
    {
      icon: "mail",
      title: "Email",
      text: { html: "<p>Flows and <b>news</b>.</p>" },
      points: ["Welcome flow", "Cart flow"],
      action: toAction("More about email", "/email", "text"),
    },
    { icon: null, title: "Search", text: { html: "<p>Pages.</p>" }, points: null, action: null },
  ],
  actions: [toAction("See pricing", "/pricing")],
};

beforeEach(() => {
  render(<ServiceList {...section} />);
});

function entryOf(title: string) {
  return within(screen.getByRole("heading", { level: 3, name: title }).closest("li")!);
}

it("names each service under the section's heading, and says what is done", () => {
  expect(screen.getByRole("heading", { level: 2, name: "What the team does" })).toBeVisible();
  expect(entryOf("Email").getByText("news")).toBeVisible();
  expect(entryOf("Search").getByText("Pages.")).toBeVisible();
});

it("lists what a service consists of, where it says so", () => {
  const points = within(entryOf("Email").getByRole("list")).getAllByRole("listitem");
  expect(points.map((point) => point.textContent)).toEqual(["Welcome flow", "Cart flow"]);
  expect(entryOf("Search").queryByRole("list")).not.toBeInTheDocument();
});

it("leads on from the services that have a page", () => {
  const link = entryOf("Email").getByRole("link", { name: "More about email" });
  expect(link).toHaveAttribute("href", "/email");
  expect(entryOf("Search").queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See pricing" })).toHaveAttribute("href", "/pricing");
});

it("draws an icon only where the service has one, as decoration", () => {
  expect(entryOf("Email").getByRole("presentation")).toHaveAttribute("src", "/icons/mail.svg");
  expect(entryOf("Search").queryByRole("presentation")).not.toBeInTheDocument();
});
