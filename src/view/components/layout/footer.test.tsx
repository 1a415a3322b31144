import { render, screen, within } from "@testing-library/react";
import { Footer } from "./footer";

beforeEach(() => {
  render(<Footer />);
});

it("lists its links in groups under their headings", () => {
  const navigation = within(screen.getByRole("navigation", { name: "Footer" }));
  const headings = navigation.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "Company",
    "Legal",
  ]);
  const [company, legal] = navigation.getAllByRole("list");
  expect(within(company!).getByRole("link", { name: "About" })).toHaveAttribute(
    "href",
    "/about",
  );
  expect(within(legal!).getByRole("link", { name: "Privacy" })).toHaveAttribute(
    "href",
    "/privacy",
  );
});

it("shows the company's contact details", () => {
  expect(
    screen.getByRole("link", { name: "hello@northcart.test" }),
  ).toHaveAttribute("href", "mailto:hello@northcart.test");
  expect(screen.getByText(/4200 Boulevard/)).toHaveTextContent(
    "Montreal, Quebec H2W 2R2",
  );
});

it("opens social profiles in a new tab", () => {
  const profile = screen.getByRole("link", {
    name: "Instagram (opens in a new tab)",
  });
  expect(profile).toHaveAttribute("href", "https://instagram.test/northcart");
  expect(profile).toHaveAttribute("target", "_blank");
});

it("quotes a customer", () => {
  expect(screen.getByRole("figure")).toHaveTextContent(
    "“One report.” Owner, home goods store",
  );
});

it("ends with the copyright notice", () => {
  expect(screen.getByRole("contentinfo")).toHaveTextContent(
    /All rights reserved\.$/,
  );
});
