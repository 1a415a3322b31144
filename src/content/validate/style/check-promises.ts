import type { Problem } from "../../problems/problem";
import type { ContentRecord } from "../parse-content";
import type { Passage } from "./read-passages";

/** Reports a term that is promised without its condition, which a fact writes as its `phrase`. */
export function promiseChecker(
  records: readonly ContentRecord[],
): (passage: Passage) => Pick<Problem, "what" | "hint">[] {
  const terms = records
    .filter(({ type }) => type.name === "Fact")
    .flatMap(({ key, value: { value, phrase } }) =>
      typeof phrase === "string"
        ? [{ variable: `{{fact.${key}}}`, value: String(value), phrase }]
        : [],
    );
  return ({ record, words }) =>
    record.type.name === "Fact"
      ? []
      : terms.flatMap(({ variable, value, phrase }) => {
          const rest = words.replaceAll(phrase, "");
          const found = [variable, value].find((term) => rest.includes(`within ${term}`));
          if (found === undefined) return [];
          const what = `"within ${found}" promises a term without its condition`;
          return [{ what, hint: `write ${variable.replace("}}", ".phrase}}")}` }];
        });
}
