import { render, screen } from "@testing-library/react";
import { toImageData } from "../../test-support/fragments";
import { Picture } from "./picture";

const data = toImageData("parcel");

it("offers every size, and one plain file to browsers that don't know the format", () => {
  const { container } = render(<Picture data={data} alt="A parcel" />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map((source) => [source.type, source.srcset])).toEqual([
    ["image/avif", "/parcel-360.avif 360w, /parcel-1080.avif 1080w"],
  ]);
  expect(sources.every(({ sizes }) => sizes === "(min-width: 60em) 520px, 100vw")).toBe(true);
  const picture = screen.getByRole("img", { name: "A parcel" });
  expect(picture).toHaveAttribute("src", "/parcel-1080.jpg");
  expect(picture).not.toHaveAttribute("srcset");
});

it("keeps its place while it loads", () => {
  render(<Picture data={data} alt="A parcel" />);
  expect(screen.getByRole("img")).toHaveAttribute("width", "1080");
  expect(screen.getByRole("img")).toHaveAttribute("height", "810");
});

it("waits until it is needed", () => {
  render(<Picture data={data} alt="A parcel" />);
  const picture = screen.getByRole("img");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(picture).not.toHaveAttribute("fetchpriority");
});

it("is fetched first where the page opens with it", () => {
  render(<Picture data={data} alt="A parcel" isHero />);
  const picture = screen.getByRole("img");
  expect(picture).toHaveAttribute("loading", "eager");
  expect(picture).toHaveAttribute("fetchpriority", "high");
});

it("is fetched first on wider screens alone where phones open above it", () => {
  const { container } = render(<Picture data={data} alt="A parcel" isHero="fromMedium" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
  const hint = container.querySelector("link[rel=preload][as=image]");
  const source = container.querySelector("source");
  expect(hint).toHaveAttribute("media", "(min-width: 37.5em)");
  expect(hint).toHaveAttribute("fetchpriority", "high");
  for (const name of ["srcset", "sizes"])
    expect(hint).toHaveAttribute(`image${name}`, source?.getAttribute(name));
});

it("shows another crop on wide screens, with a shape of its own", () => {
  const onWide = { ...toImageData("tall"), width: 320, height: 576 };
  const { container } = render(<Picture data={data} alt="A parcel" onWide={onWide} />);
  const [first, second] = container.querySelectorAll("source");
  expect(first).toHaveAttribute("media", "(min-width: 60em)");
  expect(first).toHaveAttribute("srcset", "/tall-360.avif 360w, /tall-1080.avif 1080w");
  expect([first?.getAttribute("width"), first?.getAttribute("height")]).toEqual(["320", "576"]);
  expect(second).not.toHaveAttribute("media");
});

it("is decoration with an empty text", () => {
  render(<Picture data={data} alt="" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

it("manages with a format that has one file", () => {
  const images = { fallback: { src: "/drawing.svg" } };
  const { container } = render(<Picture data={{ ...data, images }} alt="A drawing" />);
  expect(container.querySelector("source")).toBeNull();
  expect(screen.getByRole("img")).toHaveAttribute("src", "/drawing.svg");
});
