import { defineContentType, type ContentType } from "../../content-type";
import { formatIssue } from "../../issues/issue";
import { source, reviewStatus } from "../../fields/claim";
import { date } from "../../fields/date";
import { link } from "../../fields/link";
import { markdown } from "../../fields/markdown";
import { group, list } from "../../fields/structure";
import { text } from "../../fields/text";
import { findLaunchIssues } from "./check-launch";
import { parseContent } from "../../validate/parse-content";
import { placeholder } from "../../fields/shared-fields";

const offer = group("Offer", "An offer.", {
  name: text("The name."),
  price: text("The price.").optional(),
  validUntil: date("The last day.", { expires: true }).optional(),
  since: date("The first day.").optional(),
  link: link("Where it is ordered.").optional(),
  text: markdown("More.").optional(),
  placeholder,
});
const one = defineContentType({ files: "offer.yaml", schema: offer });
const many = defineContentType({
  files: "offers.yaml",
  format: "yaml-map",
  schema: offer,
});
const page = defineContentType({
  files: "<key>.md",
  body: "Words.",
  schema: group("Page", "A page.", { offers: list(offer, "The offers.") }),
});

function findIn(type: ContentType, source: string, today = "2025-06-01") {
  const { records, issues } = parseContent(type, "content/x", "x", source);
  expect(issues).toEqual([]);
  return findLaunchIssues(records, today).map(formatIssue);
}

const replaceIt =
  "is a placeholder  replace it, then remove `placeholder: true`  content/placeholder-record";

test("finished content has no launch problems", () => {
  expect(
    findIn(one, "name: Plan\nlink: https://shop.com\nvalidUntil: 2025-06-01\n"),
  ).toEqual([]);
});

test("placeholders are found everywhere: a file, a key of a map, an entry of a list", () => {
  expect(findIn(one, "name: Plan\nplaceholder: true\n")).toEqual([
    `content/x:2:1  offer Plan  ${replaceIt}`,
  ]);
  expect(
    findIn(many, "a:\n  name: Plan\n  placeholder: true\nb:\n  name: Plan\n"),
  ).toEqual([`content/x:3:3  a  ${replaceIt}`]);
  const source =
    "---\noffers:\n  - name: A\n  - name: B\n    placeholder: true\n---\nWords.\n";
  expect(findIn(page, source)).toEqual([
    `content/x:5:5  offers[1]  ${replaceIt}`,
  ]);
});

test("example domains are found in links, text, and Markdown, at their places", () => {
  const words =
    "name: Ask hi@shop.example\nlink: https://book.shop.example/a\ntext: |\n  One\n  two shop.example.\n";
  expect(findIn(one, words)).toEqual([
    "content/x:1:11  name  hi@shop.example is only an example  write the real one  content/example-url",
    "content/x:2:15  link  book.shop.example is only an example  write the real one  content/example-url",
    "content/x:5:7  text  shop.example is only an example  write the real one  content/example-url",
  ]);
  const source =
    "---\noffers: [{ name: A }]\n---\nFor example, see\nhttps://shop.example/a\n";
  expect(findIn(page, source)).toEqual([
    "content/x:5:9  body  shop.example is only an example  write the real one  content/example-url",
  ]);
});

test("past days are found if they are declared to expire, and no other days", () => {
  const source = "name: A\nsince: 2020-01-01\nvalidUntil: 2025-05-31\n";
  expect(findIn(one, source)).toEqual([
    "content/x:3:13  validUntil  2025-05-31 has passed  write a date that is still to come  content/expired-date",
  ]);
  expect(findIn(one, source, "2024-12-31")).toEqual([]);
});

test("links without a target are found", () => {
  expect(findIn(one, "name: A\nlink: soon\n")).toEqual([
    "content/x:2:7  link  leads nowhere yet  write the URL or path, or remove the link  content/pending-link",
  ]);
});

test("a claim is reported with its reviewer until it is confirmed", () => {
  const claim = defineContentType({
    files: "claims.yaml",
    format: "yaml-map",
    schema: group("Claim", "A claim.", {
      value: text("The figure."),
      reviewStatus,
      source,
    }),
    figures: ({ value, source }) => [
      { word: "", value, measure: "stores", source },
    ],
  });
  const claims = `a: { value: "1" }
b: { value: "2", reviewStatus: lawyer-to-review, source: terms }
c: { value: "3", reviewStatus: confirmed }
`;
  expect(findIn(claim, claims)).toEqual([
    "content/x:1:4  1 (stores)  is not confirmed by the owner  confirm it, then write `reviewStatus: confirmed`  content/unconfirmed-claim",
    "content/x:1:4  1 (stores)  has no source and no period  write where it comes from as its `source`  content/figure-without-source",
    "content/x:2:4  2 (stores)  is not reviewed by a lawyer  have it reviewed, then write `reviewStatus: confirmed`  content/unreviewed-text",
    "content/x:3:4  3 (stores)  has no source and no period  write where it comes from as its `source`  content/figure-without-source",
  ]);
});

test("a figure of a case is reported by its value, its metric, and the case", () => {
  const figure = group("Figure", "A figure.", {
    value: text("The figure."),
    reviewStatus,
    source,
  });
  const figures = list(figure, "Figures.");
  const cases = defineContentType({
    files: "case.yaml",
    schema: group("CaseStudy", "A case.", {
      brand: text("The brand."),
      reviewStatus,
      figures,
    }),
    figures: ({ figures }) =>
      figures.map(({ value }, at) => ({
        word: "",
        value,
        measure: "revenue",
        path: ["figures", at],
      })),
  });
  expect(findIn(cases, "brand: Boheme\nfigures:\n  - value: +251%\n")).toEqual([
    "content/x:1:1  case study Boheme  is not confirmed by the owner  confirm it, then write `reviewStatus: confirmed`  content/unconfirmed-claim",
    "content/x:3:5  +251% revenue, case study Boheme  is not confirmed by the owner  confirm it, then write `reviewStatus: confirmed`  content/unconfirmed-claim",
    "content/x:3:5  +251% revenue, case study Boheme  has no source and no period  write where it comes from as its `source`  content/figure-without-source",
  ]);
});
