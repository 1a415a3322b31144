import { z } from "zod";
import type { SectionRules } from "../schema/section-rules";
import { vectorImage } from "./image";
import { anchor, link, redirectFrom } from "./link";
import { markdown } from "./markdown";
import { reference } from "./reference";
import { requireOne } from "./report-problem";
import { flag, group, list, oneOf } from "./structure";
import { text } from "./text";

/** Fields that sections and records share, with one name, type, and meaning everywhere. */

export const caseStudy = reference(
  "CaseStudy",
  "Name of a folder in content/case-studies.",
);
export const fact = reference("Fact", "A key in content/shared/facts.yaml.");

const labeledLink = {
  label: text("Text of the button or link.", { max: 40 }),
  link: link(
    "Target: a path, an anchor, `booking:demo`, an https:// URL, or `soon`.",
  ),
};

/** A button or text link; `description` gives its purpose. */
export function action(description: string) {
  return group("Action", "A button or text link.", {
    ...labeledLink,
    style: oneOf(
      "ActionStyle",
      "Style of the button or link. Default: primary.",
      {
        primary: "A filled button, at most one per screen.",
        secondary: "An outlined button.",
        text: "An underlined link with an arrow.",
      },
    ).default("primary"),
  }).describe(description);
}

/** Its style depends on the plan that is highlighted or chosen. */
export const planButton = group("PlanButton", "Button of a plan.", labeledLink);

const anyAction = action("A button or text link.");
export const actions = list(
  anyAction,
  "Buttons and links, the main one first.",
  { max: 3 },
);

export const feature = group("PlanFeature", "A feature of a plan.", {
  text: text("The feature, in one line.", { max: 120 }),
  tooltip: text("Explanation of the feature, shown on click.", {
    max: 240,
  }).optional(),
});

/** The plan below, of the same kind. */
export function everythingIn(typeName: string) {
  const description =
    "The plan that this one contains; `features` lists what comes on top.";
  return reference(typeName, description).optional();
}

export const isHighlighted = flag(
  "True for the plan that fits most clients. It is highlighted.",
);

export const placeholder = flag(
  "True for sample data that the owner must replace before launch.",
);

export const kicker = text("Short line above the heading.", { max: 60 });
export const heading = text("Heading of this part of the page.", { max: 110 });
export const sectionAnchor = anchor(
  "Anchor of the section: `dashboard` makes #dashboard.",
);

const searchPhrase = text("A search phrase.", { max: 50 });
const tabTitle =
  "Title in search results and the browser tab, without the brand.";
const seoTitle = text(tabTitle, { min: 10, max: 60 });

/** The page's title and description in search results and shared links. */
export const seo = group(
  "SeoText",
  "Title and description for search engines.",
  {
    title: seoTitle,
    description: text("Description under the title in search results.", {
      min: 70,
      max: 160,
    }),
    keywords: list(searchPhrase, "Search phrases that the page answers.", {
      min: 3,
      max: 8,
    }),
  },
);

/** Who signs a page, at its end. */
export const signature = {
  desk: reference(
    "Author",
    "The desk that signs the page: a key in content/shared/authors.yaml.",
  ).optional(),
  deskPicture: vectorImage(
    "Square drawing of the desk at work on the page's subject. Default: the desk's portrait.",
  ).optional(),
};

/** The column headings of a table, in order. */
export function columnHeadings(description: string, count: number) {
  const columnHeading = text("A column heading.", { max: 40 });
  return list(columnHeading, description, { min: count, max: count });
}

export const tone = oneOf("Tone", "Background of the section.", {
  paper: "Warm white.",
  birch: "Pale wood, to set a section apart.",
  mint: "Pale green, for a row of figures or a quiet closing section.",
  gold: "Gold, below a sheet or the results of a case.",
  spruce:
    "Dark green with light text. Use it once per page, at the end or for the proof.",
});

/** What lies on the desk next to a sheet. */
export const deskObject = vectorImage(
  "Small drawing on the desk next to the heading, with a transparent ground; on wide screens.",
).optional();

/** The texts at the start of a section. */
export const sectionHeader = {
  kicker: kicker.optional(),
  heading: heading.describe("Heading of the section."),
  text: markdown("Text below the heading, in Markdown.").optional(),
};

/** The fields at the start of every section except the hero, as a GraphQL interface, so that one fragment reads them all. */
export const sectionOpening = group(
  "SectionOpening",
  "Fields at the start of every section.",
  {
    anchor: sectionAnchor.optional(),
    tone: tone.default("paper"),
    ...sectionHeader,
  },
);

/** The fields of every section whose links are optional, as a GraphQL interface too. */
export const sectionFrame = group("SectionFrame", "Fields of most sections.", {
  ...sectionOpening.shape,
  actions: actions.optional(),
});

/** Declares a section with a background, a header, and the fields in `shape`; writers select it by `type`, such as `time-rule`. */
export function section<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  description: string,
  shape: Shape,
  rules: SectionRules = {},
) {
  const name = type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  return group(`${name}Section`, description, {
    type: z.literal(type).meta({ description: type }),
    ...sectionFrame.shape,
    ...shape,
  })
    .meta({ section: rules })
    .superRefine((value, context) => {
      if (rules.oneOf) requireOne(context, value, rules.oneOf);
    });
}

/** Keeps an unfinished record out of the built site. */
export const draft = flag(
  "True hides the page from visitors; `develop` shows it with a ribbon.",
);

/** The fields at the end of every Markdown file. */
export const fileFields = { draft, redirectFrom, seo };
