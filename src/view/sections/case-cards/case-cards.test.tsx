import { render, screen } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildCaseSummary,
  buildImage,
} from "../../../test-support/fragments";
import { CaseCards } from "./case-cards";

const section: Queries.CaseCardsSectionFragment = {
  ...frame,
  caseCardsVariant: "slider",
  linkLabel: "Read the case study",
  caseStudies: [
    {
      ...buildCaseSummary("taylrd", "Taylrd"),
      title: "How Taylrd grew",
      summary: "Taylrd found new clients.",
      cover: buildImage("A parcel"),
    },
  ],
  more: {
    title: "Eleven more stores",
    text: "What changed for each of them.",
    action: buildAction("See them all", "/case-studies", "text"),
  },
  actions: null,
};

it.each(["slider", "exhibits"] as const)(
  "links to its cases and to all others, as %s",
  (caseCardsVariant) => {
    render(<CaseCards {...section} caseCardsVariant={caseCardsVariant} />);
    const paths = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"))
      .filter((path) => path?.startsWith("/"));
    expect(paths).toEqual(["/case-studies/taylrd", "/case-studies"]);
    expect(screen.getByText("+491%")).toBeVisible();
  },
);
