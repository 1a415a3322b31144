import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { playSlider } from "../../test-support/slides";
import { Testimonials } from "./testimonials";

const section: Queries.TestimonialsSectionFragment = {
  anchor: "testimonial",
  tone: "paper",
  kicker: null,
  heading: "Clients describe what changed",
  text: null,
  testimonials: [
    {
      key: "a",
      name: "Founder",
      company: "Taylrd",
      shortQuote: "Short.",
      fullQuote: "Short. And more.",
      link: { href: "https://taylrd.test", opensInNewTab: true, opensSoon: false },
      client: { logo: { file: { address: "/taylrd.svg", imageWidth: 124, imageHeight: 48 } } },
      caseStudy: {
        path: "/case-studies/taylrd",
        headlineFigure: { value: "+491%", metric: "revenue" },
        headlinePeriod: "in 30 days",
      },
    },
    {
      key: "b",
      name: "Owner",
      company: "Colo",
      shortQuote: "All of it.",
      fullQuote: "All of it.",
      link: null,
      client: null,
      caseStudy: null,
    },
    {
      key: "c",
      name: "Lead",
      company: "Boheme",
      shortQuote: "Brief.",
      fullQuote: "Brief. And longer.",
      link: null,
      client: null,
      caseStudy: null,
    },
  ],
};

let slider: ReturnType<typeof playSlider>;

beforeEach(() => {
  slider = playSlider();
  render(<Testimonials {...section} />);
});

function figureOf(company: string) {
  const figures = screen.getAllByRole("figure").map((figure) => within(figure));
  const figure = figures.find((candidate) => candidate.queryByText(company));
  if (!figure) throw new Error(`No testimonial of ${company}`);
  return figure;
}

it("shows the short quote with role and company", () => {
  const figure = figureOf("Taylrd");
  expect(figure.getByText("Short.")).toBeVisible();
  expect(figure.getByText("Founder")).toBeVisible();
});

it("links the company to its website, in a new tab", () => {
  expect(figureOf("Taylrd").getByRole("link", { name: /^Taylrd/ })).toHaveAttribute(
    "href",
    "https://taylrd.test",
  );
  expect(figureOf("Colo").queryByRole("link")).not.toBeInTheDocument();
});

it("offers to read more only where there is more", () => {
  expect(figureOf("Taylrd").getByText("Read More")).toBeVisible();
  expect(figureOf("Colo").queryByText("Read More")).not.toBeInTheDocument();
});

it("opens the whole quote in place of the short one", async () => {
  const figure = figureOf("Taylrd");
  expect(figure.getByText("Short. And more.")).not.toBeVisible();
  await userEvent.click(figure.getByText("Read More"));
  expect(figure.getByText("Short. And more.")).toBeVisible();
  expect(figure.getByText("Short.")).not.toBeVisible();
  expect(figure.getByText("Read Less")).toBeVisible();
  expect(figure.getByText("Read More")).not.toBeVisible();
});

it("shares one name among the quotes, so that the browser keeps one open at a time", () => {
  const names = screen.getAllByRole("group").map((details) => details.getAttribute("name"));
  expect(names).toEqual(["testimonials", "testimonials"]);
});

it("shows the main result of the store below its quote", () => {
  expect(figureOf("Taylrd").getByText("+491%").parentElement).toHaveTextContent("+491% revenue");
  expect(figureOf("Colo").queryByText(/%/)).not.toBeInTheDocument();
});

it("names the dot of each slide by who says it", () => {
  const dots = within(screen.getByRole("navigation", { name: section.heading }));
  expect(dots.getByRole("link", { name: "Owner, Colo" })).toHaveAttribute("href", "#testimonial-b");
  slider.show("testimonial-c");
  expect(dots.getByRole("link", { current: true })).toHaveAccessibleName("Lead, Boheme");
});

it("sets a single quote beside the result of its case, which it leads to", () => {
  cleanup();
  render(<Testimonials {...section} testimonials={section.testimonials.slice(0, 1)} />);
  expect(screen.getByRole("heading", { level: 2, name: section.heading })).toBeVisible();
  expect(figureOf("Founder, Taylrd").getByText("Short.")).toBeVisible();
  expect(screen.getByText("+491%").parentElement).toHaveTextContent("+491% revenue");
  expect(screen.getByText("in 30 days")).toBeVisible();
  expect(screen.getByRole("link", { name: "Taylrd" })).toHaveAttribute(
    "href",
    "/case-studies/taylrd",
  );
});
