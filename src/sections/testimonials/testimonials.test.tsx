import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
    },
    { key: "b", name: "Owner", company: "Colo", shortQuote: "All of it.", fullQuote: "All of it." },
    {
      key: "c",
      name: "Lead",
      company: "Boheme",
      shortQuote: "Brief.",
      fullQuote: "Brief. And longer.",
    },
  ],
};

const observe = jest.fn();
const scrollIntoView = jest.fn();
/** Plays the browser's part: tells which slide came into view. */
let report: (id: string) => void;

beforeEach(() => {
  const fakeObserver = (callback: (entries: object[]) => void) => {
    report = (id) => {
      act(() => {
        callback([{ isIntersecting: true, target: document.getElementById(id) }]);
      });
    };
    return { observe, disconnect: jest.fn() };
  };
  window.IntersectionObserver = jest.fn(fakeObserver) as unknown as typeof IntersectionObserver;
  Element.prototype.scrollIntoView = scrollIntoView;
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

it("links a dot to each slide and moves the slider alone", async () => {
  const dot = screen.getByRole("link", { name: "Owner, Colo" });
  expect(dot).toHaveAttribute("href", "#testimonial-b");
  await userEvent.click(dot);
  expect(scrollIntoView).toHaveBeenCalledWith({ inline: "start", block: "nearest" });
  expect(scrollIntoView.mock.instances[0]).toHaveAttribute("id", "testimonial-b");
  expect(window.location.hash).toBe("");
});

it("marks the dot of the slide in view", () => {
  expect(observe).toHaveBeenCalledTimes(3);
  report("testimonial-c");
  const marked = screen.getAllByRole("link", { current: true });
  expect(marked.map((dot) => dot.textContent)).toEqual(["Lead, Boheme"]);
});
