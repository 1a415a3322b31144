import { stringify } from "yaml";
import { article } from "../content/types/article";
import { caseStudy } from "../content/types/case-study";
import { sampleRecord } from "./sample-record";
import { SampleSite } from "./sample-site";

export const caseFile = "content/case-studies/colo/index.yaml";
export const guideFile = "content/articles/first-guide/index.md";

type Fields = Readonly<Record<string, unknown>>;

function buildFields(value: unknown): Fields {
  return value as Fields;
}

/** A sample site with a case study of two figures, `sales` and `orders`; `changes` replace its fields. */
export function siteWithCase(changes: Fields = {}): SampleSite {
  const sample = buildFields(sampleRecord(caseStudy));
  const [figure] = sample["figures"] as Fields[];
  const record = {
    ...sample,
    figures: [
      { ...figure, key: "sales", metric: "gross sales", value: "+214%" },
      {
        ...figure,
        key: "orders",
        metric: "orders",
        value: "644",
        period: "in 30 days",
      },
    ],
    headline: "sales",
    proof: "orders",
    related: "home",
    results: { ...buildFields(sample["results"]), figures: ["sales"] },
    ...changes,
  };
  return new SampleSite()
    .write(caseFile, stringify(record, { aliasDuplicateObjects: false }))
    .write("content/case-studies/colo/picture.png", 1600);
}

/** A sample site with two guides; `changes` replace the fields of the first, and `body` its text below the heading "Start". */
export function siteWithGuide(
  changes: Fields = {},
  body = "Words.",
): SampleSite {
  const startLink = { label: "Start", link: "#start" };
  const sample: Fields = { ...buildFields(sampleRecord(article)), startLink };
  const first = { ...sample, related: ["second-guide"], ...changes };
  const second = {
    ...sample,
    title: "A second guide to read",
    seo: {
      ...buildFields(sample["seo"]),
      title: "A second guide",
      description: `${String(sample["intro"])} twice`,
    },
    related: ["first-guide"],
  };
  const buildFile = (fields: Fields, text: string) =>
    `---\n${stringify(fields)}---\n${text && `## Start\n\n${text}`}\n`;
  return new SampleSite()
    .write(guideFile, buildFile(first, body))
    .write("content/articles/first-guide/picture.png", 1600)
    .write(
      "content/articles/second-guide/index.md",
      buildFile(second, "Words."),
    )
    .write("content/articles/second-guide/picture.png", 1600);
}
