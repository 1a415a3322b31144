import { render, screen, within } from "@testing-library/react";
import {
  frame,
  buildAction,
  buildCaseSummary,
  buildImage,
} from "../../../test-support/fragments";
import { CaseCards } from "./case-cards";

type Section = Queries.CaseCardsSectionFragment;

function buildCase(key: string, brand: string): Section["caseStudies"][number] {
  return {
    ...buildCaseSummary(key, brand),
    title: `How ${brand} grew`,
    summary: `${brand} found new clients.`,
    cover: buildImage(`A parcel of ${brand}`),
  };
}

const section: Section = {
  ...frame,
  caseCardsVariant: "slider",
  linkLabel: "Read the case study",
  caseStudies: [
    buildCase("taylrd", "Taylrd"),
    buildCase("colo-outlet", "Colo"),
  ],
  more: null,
  actions: null,
};

const more: NonNullable<Section["more"]> = {
  title: "Eleven more stores",
  text: "What changed for each of them.",
  action: buildAction("See them all", "/case-studies", "text"),
};

function cardOf(title: string) {
  return within(
    screen.getByRole("heading", { level: 3, name: title }).closest("li")!,
  );
}

it("shows picture, main result and what happened, and links to the case", () => {
  render(<CaseCards {...section} />);
  const card = cardOf("How Taylrd grew");
  expect(card.getByRole("img", { name: "A parcel of Taylrd" })).toBeVisible();
  expect(card.getByText("+491%").parentElement).toHaveTextContent(
    "+491% revenue",
  );
  expect(card.getByText("Taylrd, Fashion")).toBeVisible();
  expect(card.getByText("Taylrd found new clients.")).toBeVisible();
  const link = card.getByRole("link", {
    name: /^Read the case study ?: Taylrd$/,
  });
  expect(link).toHaveAttribute("href", "/case-studies/taylrd");
});

it("as a slider it ends with a card that links to the other cases", () => {
  render(<CaseCards {...section} more={more} />);
  expect(
    cardOf("How Taylrd grew").queryByText("Email, Ads"),
  ).not.toBeInTheDocument();
  expect(screen.getByRole("navigation")).toBeVisible();
  const card = cardOf("Eleven more stores");
  expect(card.getByText("What changed for each of them.")).toBeVisible();
  expect(card.getByRole("link")).toHaveAttribute("href", "/case-studies");
});

it("as exhibits it lists the services, and links to the other cases below", () => {
  render(<CaseCards {...section} caseCardsVariant="exhibits" more={more} />);
  const card = cardOf("How Taylrd grew");
  expect(card.getByText("+491%")).toBeVisible();
  expect(card.getByText("Email, Ads")).toBeVisible();
  expect(card.getByRole("link")).toHaveAttribute(
    "href",
    "/case-studies/taylrd",
  );
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /See them all/ })).toBeVisible();
});
