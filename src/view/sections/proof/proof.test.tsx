import { render, screen } from "@testing-library/react";
import {
  buildAction,
  buildCaseSummary,
  buildImage,
  buildLink,
  frame,
} from "../../../test-support/fragments";
import { Proof } from "./proof";

const taylrd = {
  ...buildCaseSummary("taylrd", "Taylrd"),
  title: "How Taylrd grew",
  summary: "Taylrd found new clients.",
  cover: buildImage("A parcel"),
  window: buildImage("Shirts"),
};
const colo = { ...taylrd, ...buildCaseSummary("colo", "Colo") };

const section: Queries.ProofSectionFragment = {
  ...frame,
  caseStudies: null,
  areExhibits: false,
  more: null,
  testimonials: null,
  actions: null,
};

const readLinks = () =>
  screen
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((path) => !path?.startsWith("#"));

it("links several case studies, and a page of all", () => {
  const more = {
    title: "Eleven more stores",
    text: "What changed for each of them.",
    action: buildAction("See them all", "/case-studies", "text"),
  };
  render(<Proof {...section} caseStudies={[taylrd, colo]} more={more} />);
  expect(readLinks()).toEqual([
    "/case-studies/taylrd",
    "/case-studies/colo",
    "/case-studies",
  ]);
});

it("shows the figures of a single case study, with a link to it", () => {
  render(<Proof {...section} caseStudies={[taylrd]} />);
  expect(screen.getByText("+491%")).toBeVisible();
  expect(screen.getByText(/return on social ads in 30 days/)).toBeVisible();
  expect(readLinks()).toEqual(["/case-studies/taylrd"]);
});

it("has a website and a button to read more only if a quote has more", () => {
  const founder = {
    key: "a",
    name: "Founder",
    company: "Taylrd",
    shortQuote: "Short.",
    fullQuote: "Short. And more.",
    link: buildLink("https://taylrd.test"),
    client: {
      logo: {
        file: { address: "/taylrd.svg", imageWidth: 124, imageHeight: 48 },
      },
    },
    caseStudy: taylrd,
  };
  const owner = {
    ...founder,
    key: "b",
    company: "Colo",
    fullQuote: "Short.",
    link: null,
    client: null,
    caseStudy: null,
  };
  render(<Proof {...section} testimonials={[founder, owner]} />);
  expect(screen.getAllByRole("figure")[1]).toHaveTextContent(
    /^Short\.ColoFounder$/,
  );
  expect(screen.getAllByText("Read More")).toHaveLength(1);
  expect(readLinks()).toEqual(["https://taylrd.test"]);
});
