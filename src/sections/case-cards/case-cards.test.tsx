import { render, screen, within } from "@testing-library/react";
import { toAction, toCaseSummary, toImage } from "../../test-support/fragments";
import { routes } from "../../site/urls/routes";
import { playSlider } from "../../test-support/slides";
import { CaseCards } from "./case-cards";

type Section = Queries.CaseCardsSectionFragment;

function toCrops({ alt, file }: ReturnType<typeof toImage>) {
  return { alt, file: { ...file, tallCrop: file.childImageSharp } };
}

function toCase(key: string, brand: string): Section["caseStudies"][number] {
  return {
    ...toCaseSummary(key, brand),
    title: `How ${brand} grew`,
    summary: `${brand} found new clients.`,
    image: toCrops(toImage(`A parcel of ${brand}`)),
  };
}

const section: Section = {
  anchor: "results",
  tone: "paper",
  caseCardsVariant: "slider",
  kicker: null,
  heading: "Results",
  text: null,
  linkLabel: "Read the case study",
  caseStudies: [toCase("taylrd", "Taylrd"), toCase("colo-outlet", "Colo")],
  more: null,
  actions: null,
};

const more: NonNullable<Section["more"]> = {
  title: "Eleven more stores",
  text: "What changed for each of them.",
  action: toAction("See them all", "/case-studies", "text"),
};

beforeEach(() => {
  playSlider();
});

function cardOf(title: string) {
  return within(screen.getByRole("heading", { level: 3, name: title }).closest("li")!);
}

it("shows picture, main result and what happened", () => {
  render(<CaseCards {...section} />);
  const card = cardOf("How Taylrd grew");
  expect(card.getByRole("img", { name: "A parcel of Taylrd" })).toBeVisible();
  expect(card.getByText("+491%").parentElement).toHaveTextContent("+491% revenue");
  expect(card.getByText("Taylrd, Fashion")).toBeVisible();
  expect(card.getByText("Taylrd found new clients.")).toBeVisible();
});

it("leads from each card to its case, in words that tell the links apart", () => {
  render(<CaseCards {...section} />);
  const link = cardOf("How Colo grew").getByRole("link", { name: /^Read the case study ?: Colo$/ });
  expect(link).toHaveAttribute("href", routes.caseStudy("colo-outlet"));
});

describe("as teasers", () => {
  it("leaves the services out", () => {
    render(<CaseCards {...section} />);
    expect(screen.queryByText("Email, Ads")).not.toBeInTheDocument();
  });

  it("has a dot for each card, the last one too", () => {
    render(<CaseCards {...section} more={more} />);
    const dots = within(screen.getByRole("navigation", { name: "Results" })).getAllByRole("link");
    expect(dots.map((dot) => dot.textContent)).toEqual(["Taylrd", "Colo", "Eleven more stores"]);
  });

  it("ends in a card that leads to the other cases", () => {
    render(<CaseCards {...section} more={more} />);
    const card = cardOf("Eleven more stores");
    expect(card.getByText("What changed for each of them.")).toBeVisible();
    expect(card.getByRole("link", { name: "See them all" })).toHaveAttribute(
      "href",
      "/case-studies",
    );
  });
});

describe("as an index", () => {
  beforeEach(() => {
    render(<CaseCards {...section} caseCardsVariant="grid" />);
  });

  it("says of each case what was done", () => {
    expect(cardOf("How Taylrd grew").getByText("Email, Ads")).toBeVisible();
  });

  it("has nothing to swipe", () => {
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});

it("shows the last card in both layouts", () => {
  for (const caseCardsVariant of ["grid", "slider"] as const) {
    const { unmount } = render(
      <CaseCards {...section} caseCardsVariant={caseCardsVariant} more={more} />,
    );
    expect(screen.getByRole("heading", { name: more.title })).toBeVisible();
    unmount();
  }
});
