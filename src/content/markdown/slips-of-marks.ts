import type { Slip } from "./slip";

/** Words between two signs, as they are written where Markdown does not read them. */
function marked(sign: string): Slip[] {
  const mark = sign.replaceAll("*", "\\*");
  const [before, after] = [
    `(?<![\\\\\\w${mark}])${mark}(?!${mark.slice(mark.length / 2)})`,
    `${mark}(?![\\w${mark}])`,
  ];
  const words = `[^${mark}\\r\\n]`;
  return [
    {
      pattern: new RegExp(`${before}( *${words}*\\S *)${after}`, "g"),
      explain: ([written = "", inside = ""]) => ({
        what: `"${written}" has a space inside its signs`,
        hint: `write ${sign}${inside.trim()}${sign}`,
      }),
    },
    {
      pattern: new RegExp(`${before}(?! |${words}*${after})(${words}{1,40})`, "g"),
      explain: ([written = "", begun = ""]) => ({
        what: `"${written}" is never closed`,
        hint: `write ${sign}${begun.trim()}${sign}, or a backslash before each sign`,
      }),
    },
    {
      // The sign comes first: what stands before it is looked at where there is one.
      pattern: new RegExp(
        `${after}(?<=[^\\s\\\\${mark}]${mark})(?<!${before}${words}*${mark})`,
        "g",
      ),
      explain: () => ({
        what: `${sign} closes nothing`,
        hint: `write ${sign} before the words as well, or remove it`,
      }),
    },
  ];
}

/** Bold and crossed-out words, and code, that begin or end in one place alone. */
export const slipsOfMarks: readonly Slip[] = [
  ...marked("**"),
  ...marked("__"),
  ...marked("~~"),
  {
    pattern: /(?<![\\`])(`+)(.{0,40})[^]*/g,
    explain: ([, signs = "", words = ""]) => ({
      what: `the code "${signs}${words}" is never closed`,
      hint: `write ${signs} behind it, or a backslash before the sign where no code is meant`,
    }),
  },
];
