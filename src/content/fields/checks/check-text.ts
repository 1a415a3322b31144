import { checkWords } from "../../issues/check-words";
import { type Issue, createIssue, placeIn, suggestHint } from "../../issues";
import { checkBraces, checkVariables } from "./check-variables";
import type { CheckContext } from "./content-index";

/** Checks plain text beyond its length limits; `description` is its field's. */
export function checkText(
  text: string,
  { index, isDraft }: CheckContext,
  description?: string,
): Issue[] {
  return [
    ...checkVariables(text, index.variables),
    ...checkBraces(text, index.variables, description),
    ...checkGaps(text, description),
    ...checkPlainText(text),
    ...checkWords(text, { isMarkdown: false, isDraft }),
  ];
}

const gap = /(?<!\{)\{(\w+)\}(?!\})/g;

/** The gaps that a field's description lists, such as `{count}`. */
export function gapsIn(description = ""): string[] {
  return [...new Set([...description.matchAll(gap)].map(([written]) => written))];
}

/** A message must contain each of its gaps, and no others. */
function checkGaps(text: string, description = ""): Issue[] {
  const gaps = gapsIn(description);
  if (gaps.length === 0) return [];
  const unknown = [...text.matchAll(gap)].filter(([each]) => !gaps.includes(each));
  if (unknown.length > 0) {
    return unknown.map(({ 0: each, index }) => {
      const reason = `"${each}" is not filled in here`;
      const within = placeIn(text, index);
      return createIssue("wrong-placeholder", reason, suggestHint(each, gaps), { within });
    });
  }
  return gaps
    .filter((each) => !text.includes(each))
    .map((each) => {
      const hint = `write ${each} where it is filled in: ${description}`;
      return createIssue("wrong-placeholder", `does not contain ${each}`, hint);
    });
}

/** Markup that a plain text field would show as typed. */
const markup: readonly [pattern: RegExp, language: string][] = [
  [/<!--|<\/?[a-z][^<>]*>/i, "HTML"],
  [/(?<!\\)!?\[[^[\]\n]+\]\([^()\n]*\)|!?\[\[[^[\]\n]*\p{L}[^[\]\n]*\]\]/u, "Markdown"],
  [/(?<![\\\w*])(\*{1,2})(?![\s*])[^*\n]*[^\s*]\1(?![\w*])/, "Markdown"],
  [/(?<![\\\w_])(_{1,2})(?![\s_])[^_\n]*[^\s_]\1(?![\w_])/, "Markdown"],
  [/(?<!\\)~~[^~\n]+~~|(?<!\\)`[^`\n]+`|^#{1,6} [^\n]*/, "Markdown"],
];

function checkPlainText(text: string): Issue[] {
  return markup.flatMap(([pattern, language]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const within = placeIn(text, match.index);
    const reason = `"${match[0]}" is ${language}, which this field shows as typed`;
    const hint = "write the words without markup";
    return [createIssue("markup-in-plain-text", reason, hint, { within })];
  });
}
