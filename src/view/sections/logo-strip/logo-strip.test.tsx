import { render, screen } from "@testing-library/react";
import { LogoStrip } from "./logo-strip";

const section: Queries.LogoStripSectionFragment = {
  anchor: "clients",
  tone: "birch",
  heading: "Stores that work with us",
  clients: ["Taylrd", "Logo of a client, a leaf", "Colo Outlet"].map(
    (name) => ({
      key: name,
      name,
      isNamed: !name.startsWith("Logo"),
      logo: {
        file: {
          address: `/static/${name}.svg`,
          imageWidth: 124,
          imageHeight: 48,
        },
      },
    }),
  ),
};

it("lists all logos under a heading: a brand by its name, and an emblem by what it shows", () => {
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
    ["Logo of a client, a leaf", "/static/Logo of a client, a leaf.svg"],
    ["Colo Outlet", "/static/Colo Outlet.svg"],
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(logos[0]).toHaveAttribute("loading", "lazy");
});
