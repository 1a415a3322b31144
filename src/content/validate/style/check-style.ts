import { locate } from "../locate";
import type { LocatedProblem } from "../../problems/problem";
import type { ContentRecord } from "../parse-content";
import { checkFigures } from "./check-figures";
import { checkLabels } from "./check-labels";
import { promiseChecker } from "./check-promises";
import { checkRhythm } from "./check-rhythm";
import { checkVoice } from "./check-voice";
import { repeatFinder } from "./find-repeated";
import { readPassages } from "./read-passages";

const severity = "warning" as const;

/** The house style, as warnings: what is better changed, and stops nothing. */
export function checkStyle(records: readonly ContentRecord[]): LocatedProblem[] {
  const findRepeated = repeatFinder();
  const checkPromises = promiseChecker(records);
  return records.flatMap((record) => [
    ...[...checkRhythm(record), ...checkLabels(record)].map((problem) =>
      locate(record, { ...problem, severity }),
    ),
    ...readPassages(record).flatMap((passage) =>
      [
        ...checkVoice(passage),
        ...checkFigures(passage),
        ...findRepeated(passage),
        ...checkPromises(passage),
      ].map((problem) =>
        locate(record, {
          ...{ path: passage.path, within: { line: passage.line, column: 1 }, severity },
          ...problem,
        }),
      ),
    ),
  ]);
}
