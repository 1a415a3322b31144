import { formatFigure } from "../../site/format/format-figure";
import type { Problem } from "../problems/problem";
import type { CaseStudyValue } from "./case-study-schema";
import { suggestHint } from "../problems/suggest";

type VariableFields = Pick<CaseStudyValue, "brand" | "figures" | "headline" | "proof">;

/** What other texts name of a case: every figure by its key, and the two that lead. */
export function toCaseVariables({ brand, figures, headline, proof }: VariableFields) {
  const find = (key: string) => figures.find((figure) => figure.key === key);
  const [main, second] = [find(headline), find(proof)];
  return {
    brand,
    ...(main && { figure: main.value, metric: main.metric }),
    ...(second && { proof: formatFigure(second) }),
    ...Object.fromEntries(figures.map(({ key, value }) => [key, value])),
  };
}

/** Variables that every case has beside those of its figures. */
const reservedKeys: readonly string[] = ["brand", "figure", "metric", "proof"];

/** Every key names a figure of the case, and none stands for two. */
export function checkFigures({
  figures,
  headline,
  proof,
  channels,
  results,
  proofs,
}: CaseStudyValue): Problem[] {
  const keys = figures.map(({ key }) => key);
  const uses: [path: readonly PropertyKey[], key: string][] = [
    [["headline"], headline],
    [["proof"], proof],
    ...toUses(["results"], results.figures),
    ...channels.flatMap((channel, index) => toUses(["channels", index], channel.figures)),
    ...proofs.flatMap((picture, index) => toUses(["proofs", index], picture.figures)),
  ];
  const unknown = uses
    .filter(([, key]) => !keys.includes(key))
    .map(([path, key]) => ({
      path,
      what: `"${key}" is not a figure of this case`,
      hint: suggestHint(key, keys),
    }));
  const taken = keys.flatMap((key, index) =>
    reservedKeys.includes(key)
      ? [
          {
            path: ["figures", index, "key"],
            what: `"${key}" already stands for something else in {{case.…}}`,
            hint: "choose another key",
          },
        ]
      : [],
  );
  const repeated = keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [
          {
            path: ["figures", index, "key"],
            what: `the figure "${key}" stands twice`,
            hint: "rename one of them",
          },
        ],
  );
  return [...taken, ...repeated, ...unknown];
}

function toUses(
  path: readonly PropertyKey[],
  keys: readonly string[] = [],
): [path: readonly PropertyKey[], key: string][] {
  return keys.map((key, index) => [[...path, "figures", index], key]);
}
