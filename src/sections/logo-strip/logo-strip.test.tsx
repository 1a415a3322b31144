import { render, screen } from "@testing-library/react";
import { LogoStrip } from "./logo-strip";

const section: Queries.LogoStripSectionFragment = {
  anchor: "clients",
  tone: "birch",
  heading: "Stores that work with us: {count}",
  clients: ["Taylrd", "Brand 05", "Colo Outlet"].map((name) => ({
    key: name,
    name,
    isNamed: !name.startsWith("Brand"),
    logo: { file: { address: `/static/${name}.svg`, imageWidth: 124, imageHeight: 48 } },
  })),
};

beforeEach(() => {
  render(<LogoStrip {...section} />);
});

it("lists the logos under a heading that counts them, each named by its brand, and none without a name", () => {
  expect(
    screen.getByRole("heading", { level: 2, name: "Stores that work with us: 2" }),
  ).toBeVisible();
  const logos = screen.getAllByRole("img");
  expect(logos.map((logo) => [logo.getAttribute("alt"), logo.getAttribute("src")])).toEqual([
    ["Taylrd", "/static/Taylrd.svg"],
    ["Colo Outlet", "/static/Colo Outlet.svg"],
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("loads a logo only when it is needed, and reserves its space", () => {
  const logo = screen.getByRole("img", { name: "Taylrd" });
  expect(logo).toHaveAttribute("loading", "lazy");
  expect(logo).toHaveAttribute("width", "124");
  expect(logo).toHaveAttribute("height", "48");
});

it("can be linked to", () => {
  expect(document.getElementById("clients")).toContainElement(screen.getByRole("heading"));
});
