import { type Problem, placeIn } from "../../problems/problem";

/** What a field of plain text would show sign for sign. */
const markup: readonly [pattern: RegExp, kind: string][] = [
  [/<!--|<\/?[a-z][^<>]*>/i, "HTML"],
  [/(?<!\\)!?\[[^[\]\n]+\]\([^()\n]*\)|!?\[\[[^[\]\n]*\p{L}[^[\]\n]*\]\]/u, "Markdown"],
  [/(?<![\\\w*])(\*{1,2})(?![\s*])[^*\n]*[^\s*]\1(?![\w*])/, "Markdown"],
  [/(?<![\\\w_])(_{1,2})(?![\s_])[^_\n]*[^\s_]\1(?![\w_])/, "Markdown"],
  [/(?<!\\)~~[^~\n]+~~|(?<!\\)`[^`\n]+`|^#{1,6} [^\n]*/, "Markdown"],
];

/** HTML and Markdown in a field that takes neither. */
export function checkPlainText(text: string): Problem[] {
  // Most texts have none of these signs.
  if (!/[<[*_~`#]/.test(text)) return [];
  return markup.flatMap(([pattern, kind]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const what = `"${match[0]}" is ${kind}, which this field shows as it is`;
    return [{ what, hint: "write the words alone", within: placeIn(text, match.index) }];
  });
}
