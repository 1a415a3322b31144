import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { buildImage } from "../../../test-support/fragments";
import { Picture } from "./picture";

const parcel = { image: buildImage("A parcel"), alt: "A parcel" };

it("offers every size, and one file for browsers without support for the format", () => {
  const { container } = render(<Picture {...parcel} />);
  const sources = [...container.querySelectorAll("source")];
  expect(
    sources.map(({ type, srcset, sizes }) => [type, srcset, sizes]),
  ).toEqual([
    [
      "image/avif",
      "/picture-360.avif 360w, /picture-1080.avif 1080w",
      "(min-width: 60em) 520px, 100vw",
    ],
  ]);
  const picture = screen.getByRole("img", { name: "A parcel" });
  expect(picture).toHaveAttribute("src", "/picture-1080.jpg");
  expect(picture).not.toHaveAttribute("srcset");
});

it("reserves its space and loads lazily", () => {
  render(<Picture {...parcel} />);
  const picture = screen.getByRole("img");
  expect(picture).toHaveAttribute("width", "1080");
  expect(picture).toHaveAttribute("height", "810");
  expect(picture).toHaveAttribute("loading", "lazy");
});

it("is asked for in the head if it is the largest part of the first screen", () => {
  render(<Picture {...parcel} loading="first" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(Helmet.peek().linkTags).toEqual([
    {
      rel: "preload",
      as: "image",
      type: "image/avif",
      imageSrcSet: "/picture-360.avif 360w, /picture-1080.avif 1080w",
      imageSizes: "(min-width: 60em) 520px, 100vw",
      fetchpriority: "high",
    },
  ]);
});

it("renders nothing for a picture that could not be processed", () => {
  const { container } = render(
    <Picture image={{ file: { childImageSharp: null } }} alt="None" />,
  );
  expect(container).toBeEmptyDOMElement();
});
