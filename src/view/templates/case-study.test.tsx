import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { shareImage } from "../../test-support/article";
import { buildAction, buildImage } from "../../test-support/fragments";
import * as sample from "../../test-support/case-study";
import CaseStudyTemplate from "./case-study";

type Query = Queries.CaseStudyQuery;

const buildPart = (heading: string) => ({
  heading,
  text: { html: "<p>Words.</p>" },
});

const caseStudy: NonNullable<Query["caseStudy"]> = {
  ...sample.caseHero,
  ...sample.caseResults,
  ...sample.caseChannels,
  ...sample.caseRelatedLinks,
  overview: buildPart("Where they stood"),
  serviceSummary: buildPart("Services in one order"),
  takeaway: buildPart("One job for a budget"),
  proofs: [{ caption: "Sales", image: buildImage("A sales report") }],
  closing: {
    heading: "Plan the way Taylrd did",
    text: { html: "<p>Tell us.</p>" },
  },
  cover: buildImage("Folded shirts"),
  seo: {
    title: "Taylrd case study",
    description: "What was done.",
    keywords: ["ads"],
  },
  shareImage,
  desk: null,
  sources: [],
};

const data: Query = {
  caseStudy,
  next: sample.nextCase,
  landingPage: { seo: { title: "Case studies" } },
  words: {
    ...sample.caseHeroWords,
    ...sample.caseStatementWords,
    ...sample.caseRelatedLinksWords,
    overview: "Before",
    channels: "Channel by channel",
    proofs: "The same figures",
    results: "Results",
    serviceSummary: "Together",
    takeaway: "For you",
    actions: [
      buildAction("Book a Demo", "https://book.test/demo"),
      buildAction("Book a Strategy Call", "https://book.test/call"),
    ],
  },
};

function renderPage(changes: Partial<Query> = {}) {
  const props = {
    data: { ...data, ...changes },
  } as unknown as PageProps<Query>;
  return render(<CaseStudyTemplate {...props} />);
}

const readHeadings = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

it("shows the parts of a case in the agreed order", () => {
  renderPage();
  expect(readHeadings()).toEqual([
    "All figures",
    "Where they stood",
    "Channel by channel",
    "The same figures",
    "Sales grew most",
    "Services in one order",
    "One job for a budget",
    "Services used",
    "Read on",
    "Plan the way Taylrd did",
  ]);
});

it("omits the summary of services and the reports if a case has none", () => {
  renderPage({
    caseStudy: { ...caseStudy, serviceSummary: null, proofs: null },
  });
  expect(readHeadings()).not.toContain("Services in one order");
  expect(readHeadings()).not.toContain("The same figures");
});

it("has both booking links at the top and at the bottom", () => {
  renderPage();
  expect(screen.getAllByRole("link", { name: /^Book a Demo/ })).toHaveLength(2);
  expect(
    screen.getAllByRole("link", { name: /^Book a Strategy Call/ }),
  ).toHaveLength(2);
});

it("shows the publication date if it is known", () => {
  const { container } = renderPage();
  expect(container.querySelector("time")).toBeNull();

  renderPage({ caseStudy: { ...caseStudy, publishDate: "2025-07-15" } });
  const day = screen.getByText("Published on July 15, 2025");
  expect(day).toHaveAttribute("dateTime", "2025-07-15");
});

it("renders nothing if a record is missing", () => {
  expect(renderPage({ caseStudy: null }).container).toBeEmptyDOMElement();
});
