import { render, screen } from "@testing-library/react";
import { toImage } from "../../test-support/fragments";
import { SidePicture } from "./side-picture";

it("shows what the picture is of, once it is needed", () => {
  render(<SidePicture image={toImage("A team at a table")} />);
  const picture = screen.getByRole("img", { name: "A team at a table" });
  expect(picture).toHaveAttribute("src", "/picture-1080.jpg");
  expect(picture).toHaveAttribute("loading", "lazy");
});

it("is fetched first in a hero", () => {
  render(<SidePicture image={toImage("A team at a table")} isHero />);
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

it("shows nothing for a file that is no picture", () => {
  const { container } = render(
    <SidePicture image={{ alt: "A film", file: { childImageSharp: null } }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
