import { render, screen, within } from "@testing-library/react";
import { buildImage, frame } from "../../../test-support/fragments";
import { Testimonials } from "./testimonials";

const testimonials: Queries.TestimonialsSectionFragment["testimonials"] = [
  {
    key: "a",
    name: "Founder",
    company: "Taylrd",
    shortQuote: "Short.",
    fullQuote: "Short. And more.",
    link: {
      href: "https://taylrd.test",
      opensInNewTab: true,
      isPending: false,
    },
    client: {
      logo: {
        file: { address: "/taylrd.svg", imageWidth: 124, imageHeight: 48 },
      },
    },
    caseStudy: {
      path: "/case-studies/taylrd",
      headlineFigure: { value: "+491%", metric: "revenue" },
      window: buildImage("Shirts"),
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
];

it("shows each short quote with role and company, and with website, result and a button to read more if it has them", () => {
  render(<Testimonials {...frame} testimonials={testimonials} />);
  const [taylrd] = screen
    .getAllByRole("figure")
    .map((figure) => within(figure));
  expect(taylrd!.getByText("Short.")).toBeVisible();
  expect(taylrd!.getByText("Founder")).toBeVisible();
  const link = taylrd!.getByRole("link", { name: /^Taylrd/ });
  expect(link).toHaveAttribute("href", "https://taylrd.test");
  expect(taylrd!.getByText("+491%").parentElement).toHaveTextContent(
    "+491% revenue",
  );
  expect(taylrd!.getByText("Read More")).toBeVisible();
  const [, colo] = screen.getAllByRole("figure");
  expect(colo!.textContent).toBe("All of it.ColoOwner");
  expect(within(colo!).queryByRole("link")).not.toBeInTheDocument();
});

it("shows a single quote next to the result of its case, with a link", () => {
  render(<Testimonials {...frame} testimonials={testimonials.slice(0, 1)} />);
  expect(
    screen.getByRole("heading", { level: 2, name: "Heading" }),
  ).toBeVisible();
  expect(screen.getByRole("figure")).toHaveTextContent("Short.Founder, Taylrd");
  expect(screen.getByText("+491%").parentElement).toHaveTextContent(
    "+491% revenue",
  );
  const link = screen.getByRole("link", { name: "Taylrd" });
  expect(link).toHaveAttribute("href", "/case-studies/taylrd");
});

it("does not link a single quote to its case while its client is not named", () => {
  const [taylrd] = testimonials;
  const unnamed = { ...taylrd!, company: "Apparel label", client: null };
  render(<Testimonials {...frame} testimonials={[unnamed]} />);
  expect(screen.getByText("+491%")).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
