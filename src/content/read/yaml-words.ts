import type { ErrorCode } from "yaml";
import type { Problem } from "../problems/problem";

export const inQuotes = "put the text in quotes";

const isBadlyIndented: Problem = {
  what: "is not indented like the fields beside it",
  hint: "start it in the same column as they do",
};

const hasNoValue: Problem = {
  what: "has no value",
  hint: "write a colon, a space and the value after the name",
};

/** What the parser's errors mean to someone who does not know YAML. */
const adviceByCode: Partial<Record<ErrorCode, Problem>> = {
  BAD_INDENT: isBadlyIndented,
  BAD_SCALAR_START: { what: startsWith("a sign"), hint: inQuotes },
  BLOCK_AS_IMPLICIT_KEY: {
    what: "holds a colon that YAML reads as a new field",
    hint: `${inQuotes}, or mend the indentation of the next line`,
  },
  MULTILINE_IMPLICIT_KEY: hasNoValue,
  MULTIPLE_DOCS: { what: "is a second document in one file", hint: "remove the line of ---" },
  TAB_AS_INDENT: { what: "is indented with a tab", hint: "indent with two spaces" },
  TAG_RESOLVE_FAILED: { what: startsWith("!, a sign"), hint: inQuotes },
  UNEXPECTED_TOKEN: { what: "goes on after the end of its value", hint: inQuotes },
};

/** Errors that the parser words more closely than its codes do. */
const adviceByMessage: readonly [start: string, advice: Problem][] = [
  ["Missing closing", { what: "starts a quotation that never ends", hint: "close the quotes" }],
  ["Flow sequence", { what: "starts a list that never ends", hint: "write ] at its end" }],
  ["Flow map", { what: "starts a group that never ends", hint: "write } at its end" }],
  ["Implicit map keys", hasNoValue],
  ["Sequence item without", isBadlyIndented],
];

/** What to tell the writer about an error of the parser. */
export function adviseOn(code: ErrorCode, message: string): Problem {
  const [, closer] = adviceByMessage.find(([start]) => message.startsWith(start)) ?? [];
  const raw = {
    what: `is not valid YAML: ${message.split("\n")[0] ?? code}`,
    hint: `check the indentation, or ${inQuotes}`,
  };
  return closer ?? adviceByCode[code] ?? raw;
}

/** What is wrong with a text that opens with one of YAML's own signs. */
export function startsWith(sign: string): string {
  return `starts with ${sign} that YAML keeps for itself`;
}
