import type { ShownFacts } from "../../read/shown-facts";
import type { Entity } from "../../read/structured-data";

/** Compares the values of one type of entity with what its page shows. */
type Comparison = (thing: Entity, shown: ShownFacts) => string[];

const compareArticle: Comparison = (article, shown) => {
  const author = (article["author"] as { name: string }).name;
  const published = article["datePublished"] as string | undefined;
  const modified = article["dateModified"] as string | undefined;
  return [
    ...expectSame("headline", article["headline"], shown.heading),
    ...expectSame("mainEntityOfPage", article["mainEntityOfPage"], {
      "@id": shown.canonical,
    }),
    // A guide's data has its first date; the page shows when its text was last checked.
    ...(published === undefined ||
    shown.days.some((day) => day > published.slice(0, 10))
      ? []
      : expectIn("datePublished", published.slice(0, 10), shown.days)),
    ...(article["@type"] === "Article" || modified === undefined
      ? []
      : expectIn("dateModified", modified.slice(0, 10), shown.days)),
    ...(published === undefined || shown.text.includes(author)
      ? []
      : [`author: the page does not show ${author}`]),
  ];
};

const comparePage: Comparison = (page, shown) => [
  ...expectSame("name", page["name"], shown.title),
  ...expectSame("url", page["url"], shown.canonical),
];

const comparisons: Readonly<Record<string, Comparison | undefined>> = {
  Article: compareArticle,
  BlogPosting: compareArticle,
  WebPage: comparePage,
  AboutPage: comparePage,
  CollectionPage: comparePage,
  Service: comparePage,
  Blog: (blog, shown) => expectSame("name", blog["name"], shown.heading),
  FAQPage: (faq, shown) => {
    const reported = faq["mainEntity"] as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    return reported.flatMap(({ name, acceptedAnswer }) => {
      const answer = shown.questions.find(
        ({ question }) => question === name,
      )?.answer;
      if (answer === undefined) return [`the page does not ask: ${name}`];
      return expectSame(
        `answer to "${name}"`,
        formatLine(acceptedAnswer.text),
        answer,
      );
    });
  },
  OfferCatalog: (catalog, shown) => {
    const offers = catalog["itemListElement"] as {
      name: string;
      price: number;
    }[];
    const reported = offers.map(({ name, price }) => [
      name,
      `$${price.toLocaleString("en-US")}`,
    ]);
    // Another list of plans on the page is a separate catalog.
    const prices = reported.map(([name = ""]) => [name, shown.prices[name]]);
    return expectSame(
      "offers",
      Object.fromEntries(reported),
      Object.fromEntries(prices),
    );
  },
  HowTo: (tutorial, shown) => {
    const steps = tutorial["step"] as {
      name: string;
      text: string;
      url: string;
    }[];
    const headings = Object.values(shown.headings).filter((text) =>
      /^Step \d/.test(text),
    );
    const problems = steps.flatMap(({ name, text, url }, index) => [
      ...expectSame(
        `step ${index + 1}`,
        `Step ${index + 1}: ${name}`,
        shown.headings[new URL(url).hash.slice(1)],
      ),
      ...(shown.text.includes(formatLine(text))
        ? []
        : [`step ${index + 1}: not shown: ${text}`]),
    ]);
    return [
      ...problems,
      ...expectSame("number of steps", steps.length, headings.length),
    ];
  },
};

/** Differences between a page's structured data and its visible content. */
export function findMismatches(
  entities: readonly Entity[],
  shown: ShownFacts,
): string[] {
  return entities.flatMap((thing) =>
    [
      ...(comparisons[thing["@type"]]?.(thing, shown) ?? []),
      ...findHidden(thing, shown),
    ].map((problem) => `${thing["@type"]} ${problem}`),
  );
}

/** The descriptions of an entity and its nested entities that neither the page nor its summaries show. */
function findHidden(value: unknown, shown: ShownFacts): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((each) => findHidden(each, shown));
  const reported =
    "description" in value ? formatLine(String(value.description)) : undefined;
  if (reported === undefined) return inner;
  const isShown =
    reported !== "" &&
    (shown.summaries.includes(reported) ||
      [shown.text, shown.footer].some((text) => text.includes(reported)));
  return isShown
    ? inner
    : [`description: the page does not show ${reported}`, ...inner];
}

function formatLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function expectSame(name: string, reported: unknown, shown: unknown): string[] {
  const [reportedText, shownText] = [reported, shown].map((value) =>
    JSON.stringify(value),
  );
  return reportedText === shownText
    ? []
    : [`${name} is ${reportedText} in the data and ${shownText} on the page`];
}

function expectIn(
  name: string,
  reported: string,
  shown: readonly string[],
): string[] {
  return shown.includes(reported)
    ? []
    : [`${name}: the page does not show ${reported}`];
}
