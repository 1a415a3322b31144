import { render, screen } from "@testing-library/react";
import { buildImage, buildLink, frame } from "../../../test-support/fragments";
import { Testimonials } from "./testimonials";

const file = { address: "/taylrd.svg", imageWidth: 124, imageHeight: 48 };
const taylrd: Queries.TestimonialsSectionFragment["testimonials"][number] = {
  key: "a",
  name: "Founder",
  company: "Taylrd",
  shortQuote: "Short.",
  fullQuote: "Short. And more.",
  link: buildLink("https://taylrd.test"),
  client: { logo: { file } },
  caseStudy: {
    path: "/case-studies/taylrd",
    headlineFigure: { value: "+491%", metric: "revenue" },
    window: buildImage("Shirts"),
  },
};
const colo = {
  ...taylrd,
  key: "b",
  company: "Colo",
  fullQuote: "Short.",
  link: null,
  client: null,
  caseStudy: null,
};

const readLinks = () =>
  screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

it("has a website and a button to read more only if there is more", () => {
  render(<Testimonials {...frame} testimonials={[taylrd, colo]} />);
  expect(screen.getAllByRole("figure")[1]).toHaveTextContent(
    /^Short\.ColoFounder$/,
  );
  expect(screen.getAllByText("Read More")).toHaveLength(1);
  expect(readLinks()).toContain("https://taylrd.test");
});

it.each([
  ["its client is named", taylrd, ["/case-studies/taylrd"]],
  ["its client is not named", { ...taylrd, client: null }, []],
])("links a single quote to its case if %s", (_if, testimonial, links) => {
  render(<Testimonials {...frame} testimonials={[testimonial]} />);
  expect(screen.getByText("+491%")).toBeVisible();
  expect(readLinks()).toEqual(links);
});
