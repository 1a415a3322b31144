import { parseContent } from "../../validate/parse-content";
import { formatIssue } from "../../issues/issue";
import { contentTypes } from "../../../content-types";
import { checkStyle } from "./check-style";
import { checkOfferTerms } from "./offer-terms";

const offer =
  'trial:\n  name: trial\n  length: "{{fact.week}}"\n  gives: tools\n';
const facts =
  "week:\n  value: 7 days\n  label: Trial\nlaunch:\n  value: 14 days\n  phrase: within 14 days of access\n  label: Launch\n";
const head = `seo:
  title: What it costs
  description: What each plan costs, what it includes, how it is billed, and how it comes to an end.
  keywords: [pricing, terms, plans]
sections:
  - type: hero
    heading: Pricing
`;

function readRecords(name: string, file: string, key: string, text: string) {
  const type = contentTypes.find((each) => each.name === name)!;
  const { records, issues } = parseContent(type, file, key, text);
  expect(issues).toEqual([]);
  return records;
}

/** The warnings for a page with these sections, without their positions. */
function warnOf(sections: string): string[] {
  const records = [
    ...readRecords("Fact", "content/shared/facts.yaml", "", facts),
    ...readRecords("OfferPart", "content/shared/offer.yaml", "", offer),
    ...readRecords(
      "LandingPage",
      "content/landing/a/index.yaml",
      "a",
      `${head}${sections}`,
    ),
  ];
  const issues = [...checkStyle(records), ...checkOfferTerms(records)];
  expect(issues.every(({ severity }) => severity === "warning")).toBe(true);
  return issues.map((issue) => formatIssue(issue).replace(/^.*warning: /, ""));
}

const prose = (text: string) =>
  `  - type: prose\n    heading: Why\n    text: "${text}"\n`;

test("plain American English has no warnings", () => {
  const text =
    "We run email, ads, and search. In 2025, brands and stores. Live within 14 days of access. In the last 7 days, orders rose.";
  expect(warnOf(prose(text))).toEqual([]);
});

test.each([
  [
    "The free 7-day trial.",
    '"The free 7-day trial." contains a term of the offer  write {{fact.week}}  content/term-outside-offer',
  ],
  [
    "It brings 12% more.",
    '"12%" is a figure without a record  add it to content/shared/facts.yaml, and write {{fact.<key>}} here  content/figure-without-record',
  ],
])("%s", (text, warning) => {
  expect(warnOf(prose(text))).toEqual([
    expect.stringContaining(`sections[1].text  ${warning}`),
  ]);
});

test("figures of an example need no source", () => {
  expect(warnOf(prose("An example with round numbers: $40 of $100."))).toEqual(
    [],
  );
});
