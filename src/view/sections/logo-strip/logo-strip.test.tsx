import { render, screen } from "@testing-library/react";
import { LogoStrip } from "./logo-strip";

const section: Queries.LogoStripSectionFragment = {
  anchor: "clients",
  tone: "birch",
  heading: "Stores that work with us",
  clients: ["Taylrd", "Brand 05", "Colo Outlet"].map((name) => ({
    key: name,
    name,
    isNamed: !name.startsWith("Brand"),
    logo: {
      file: {
        address: `/static/${name}.svg`,
        imageWidth: 124,
        imageHeight: 48,
      },
    },
  })),
};

it("lists the logos under a heading with their number, each with the brand as its name", () => {
  render(<LogoStrip {...section} />);
  const heading = screen.getByRole("heading", {
    level: 2,
    name: "Stores that work with us",
  });
  expect(document.getElementById("clients")).toContainElement(heading);
  const logos = screen.getAllByRole("img");
  expect(
    logos.map((logo) => [logo.getAttribute("alt"), logo.getAttribute("src")]),
  ).toEqual([
    ["Taylrd", "/static/Taylrd.svg"],
    ["Colo Outlet", "/static/Colo Outlet.svg"],
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(logos[0]).toHaveAttribute("loading", "lazy");
});
