import { formatFigure } from "../../lib/format/format-figure";
import { routes } from "../../lib/urls/routes";
import { defineContentType } from "../content-type";
import { action, group, list, text } from "../fields";
import { type Issue, createIssue, refuseKey } from "../issues";
import { type CaseStudyValue, caseStudySchema } from "./case-study-schema";

export const caseStudyWords = defineContentType({
  files: "case-studies/words.yaml",
  schema: group("CaseStudyWords", "Texts that all case studies share.", {
    kicker: text("Label above the main heading, before the brand.", {
      max: 40,
    }),
    actions: list(
      action("A button that books a call."),
      "Buttons at the top and at the end, the first step first.",
      { max: 2 },
    ),
    publishedOn: text(
      "Line under the button, if the case has a `publishDate`, which is {date}.",
      {
        max: 80,
      },
    ),
    overview: text("Label above the first part.", { max: 40 }),
    channels: text("Heading of the channels.", { max: 90 }),
    results: text("Label above the results.", { max: 40 }),
    serviceSummary: text("Label above the summary of services.", { max: 40 }),
    takeaway: text("Label above the takeaway.", { max: 40 }),
    services: text("Heading of the services used.", { max: 60 }),
    furtherReading: text("Heading of the pages to read next.", { max: 60 }),
    related: text("Label of the link to the page for similar stores.", {
      max: 60,
    }),
    next: text("Label of the link to the next case study.", { max: 60 }),
    allCases: action("Link to all case studies."),
  }),
});

export const caseStudy = defineContentType({
  files: "case-studies/<key>/index.yaml",
  path: routes.caseStudy,
  share: ({ key, brand, title }, read) => {
    const words = read(caseStudyWords, "");
    return {
      kind: words && `${words.kicker}: ${brand}`,
      title,
      figure: describeCaseFigure(key),
    };
  },
  variables: { prefix: "case", read: listCaseVariables },
  check: (value) => [...checkFigures(value), ...checkServices(value)],
  checkLaunch: ({ publishDate }) => {
    const hint = "add it: the date it went online";
    const path = ["publishDate"];
    return publishDate
      ? []
      : [createIssue("missing-field", "is missing", hint, { path })];
  },
  figures: ({ figures, headline, proof, results }) =>
    figures.map(({ key, value, metric, period, source }, index) => ({
      path: ["figures", index],
      word: key,
      value,
      measure: metric,
      source,
      period: period ?? results.period,
      isLeading: key === headline || key === proof,
      isMain: key === headline,
    })),
  unique: "position",
  schema: caseStudySchema,
});

/** A case study's main figure, as variables. Outside the case study it includes the client's name. */
export function describeCaseFigure(
  key: string,
  { isNamed = false } = {},
): { value: string; label: string } {
  const metric = `{{case.${key}.metric}}`;
  return {
    value: `{{case.${key}.figure}}`,
    label: isNamed ? `{{case.${key}.brand}}: ${metric}` : metric,
  };
}

/** A case study's service must link to a page, not to a booking link or a future page. */
function checkServices({ services }: CaseStudyValue): Issue[] {
  return services.flatMap(({ link }, index) => {
    if (link.startsWith("/")) return [];
    const path = ["services", index, "link"];
    const hint =
      "write the path of the page about the service, such as /service";
    return [
      createIssue("invalid-link", `"${link}" is not the path of a page`, hint, {
        path,
      }),
    ];
  });
}

type VariableFields = Pick<
  CaseStudyValue,
  "brand" | "figures" | "headline" | "proof"
>;

/** A case study's variables: every figure by its key, and the two main ones. */
export function listCaseVariables({
  brand,
  figures,
  headline,
  proof,
}: VariableFields) {
  const find = (key: string) => figures.find((figure) => figure.key === key);
  const [main, second] = [find(headline), find(proof)];
  return {
    brand,
    figure: main?.value,
    metric: main?.metric,
    proof: second && formatFigure(second),
    ...Object.fromEntries(figures.map(({ key, value }) => [key, value])),
  };
}

/** Variables that every case study has besides its figures. */
const reservedKeys: readonly string[] = ["brand", "figure", "metric", "proof"];

/** Every key must refer to an existing figure, and each figure's key must be unique. */
function checkFigures(value: CaseStudyValue): Issue[] {
  const { figures, headline, proof, results } = value;
  const keys = figures.map(({ key }) => key);
  const uses = [
    { path: ["headline"], key: headline },
    { path: ["proof"], key: proof },
    ...results.figures.map((key, index) => ({
      path: ["results", "figures", index],
      key,
    })),
  ];
  const type = "figure of this case study";
  const unknown = uses
    .filter(({ key }) => !keys.includes(key))
    .map(({ path, key }) => ({ ...refuseKey(key, type, keys), path }));
  const ofKeys = keys.flatMap((key, index) => {
    const isFree = !reservedKeys.includes(key) && keys.indexOf(key) === index;
    if (isFree) return [];
    const reason = `"${key}" already has a meaning in {{case.…}}`;
    const path = ["figures", index, "key"];
    return [createIssue("taken-value", reason, "choose another key", { path })];
  });
  return [...ofKeys, ...unknown];
}
