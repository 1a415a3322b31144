import { render, screen } from "@testing-library/react";
import { buildImage } from "../../../test-support/fragments";
import { Picture } from "./picture";

const parcel = { image: buildImage("A parcel") };
const sizes = "(min-width: 60em) 520px, 100vw";
const files = "/picture-360.avif 360w, /picture-1080.avif 1080w";

it("offers every size, reserves its space and loads lazily", () => {
  const { container } = render(<Picture {...parcel} />);
  const source = container.querySelector("source[type='image/avif']");
  expect(source).toHaveAttribute("srcset", files);
  expect(source).toHaveAttribute("sizes", sizes);
  const picture = screen.getByRole("img", { name: "A parcel" });
  expect(picture).toHaveAttribute("src", "/picture-1080.jpg");
  expect(picture).toHaveAttribute("width", "1080");
  expect(picture).toHaveAttribute("loading", "lazy");
});

it("loads before all others if it is the largest part of the first screen", () => {
  render(<Picture {...parcel} loading="first" />);
  const picture = screen.getByRole("img");
  expect(picture).not.toHaveAttribute("loading");
  expect(picture).toHaveAttribute("fetchpriority", "high");
});

it("renders nothing for a picture that could not be processed", () => {
  const { container } = render(
    <Picture image={{ file: { childImageSharp: null } }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
