import type { ErrorCode } from "yaml";

export interface Advice {
  problem: string;
  remedy: string;
}

export const inQuotes = "put the text in quotes";

const isBadlyIndented: Advice = {
  problem: "is not indented like the fields beside it",
  remedy: "start it in the same column as they do",
};

const hasNoValue: Advice = {
  problem: "has no value",
  remedy: "write a colon, a space and the value after the name",
};

/** What the parser's errors mean to someone who does not know YAML. */
const adviceByCode: Partial<Record<ErrorCode, Advice>> = {
  BAD_INDENT: isBadlyIndented,
  BAD_SCALAR_START: { problem: startsWith("a sign"), remedy: inQuotes },
  BLOCK_AS_IMPLICIT_KEY: {
    problem: "holds a colon that YAML reads as a new field",
    remedy: `${inQuotes}, or mend the indentation of the next line`,
  },
  MULTILINE_IMPLICIT_KEY: hasNoValue,
  MULTIPLE_DOCS: { problem: "is a second document in one file", remedy: "remove the line of ---" },
  TAB_AS_INDENT: { problem: "is indented with a tab", remedy: "indent with two spaces" },
  TAG_RESOLVE_FAILED: { problem: startsWith("!, a sign"), remedy: inQuotes },
  UNEXPECTED_TOKEN: { problem: "goes on after the end of its value", remedy: inQuotes },
};

/** Errors that the parser words more closely than its codes do. */
const adviceByMessage: readonly [start: string, advice: Advice][] = [
  [
    "Missing closing",
    { problem: "starts a quotation that never ends", remedy: "close the quotes" },
  ],
  ["Flow sequence", { problem: "starts a list that never ends", remedy: "write ] at its end" }],
  ["Flow map", { problem: "starts a group that never ends", remedy: "write } at its end" }],
  ["Implicit map keys", hasNoValue],
  ["Sequence item without", isBadlyIndented],
];

/** What to tell the writer about an error of the parser. */
export function adviseOn(code: ErrorCode, message: string): Advice {
  const [, closer] = adviceByMessage.find(([start]) => message.startsWith(start)) ?? [];
  const raw = {
    problem: `is not valid YAML: ${message.split("\n")[0] ?? code}`,
    remedy: `check the indentation, or ${inQuotes}`,
  };
  return closer ?? adviceByCode[code] ?? raw;
}

/** What is wrong with a text that opens with one of YAML's own signs. */
export function startsWith(sign: string): string {
  return `starts with ${sign} that YAML keeps for itself`;
}
