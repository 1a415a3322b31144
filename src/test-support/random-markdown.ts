import type { Random } from "./random";

const words = [
  "Orders",
  "rise",
  "slowly",
  "in May",
  "naïve",
  "日本",
  "5 × 6",
  "R&D",
  "😀",
];

const braces = [
  "{{brand}}",
  "\\{{brand}}",
  "\\{\\{a",
  "{brand}",
  "\\{",
  "{{ a.b }}",
  "\\\\{{brand}}",
];
const symbols = [
  "&amp;",
  "&copy;",
  "&#65;",
  "&nbsp;",
  "\\&",
  "\\[",
  "\\*",
  "<br>",
  "<kbd>K</kbd>",
];
const urls = [
  "words[^1]",
  "words^[a note]",
  "https://shop.test",
  "www.shop.test",
  "a@shop.test",
];

type Make = (random: Random) => string;

const spans: readonly Make[] = [
  (random) => random.pick(words),
  (random) => `**${line(random)}**`,
  (random) => `*${random.pick(words)}*`,
  (random) => `~~${random.pick(words)}~~`,
  (random) => `\`${random.pick(["code", "{{ a }}", "\\", "a\\{{b"])}\``,
  (random) =>
    `[${random.pick(words)}](${random.pick(["/blog", "#a", "https://shop.test/a_(b)", "<a b>"])})`,
  (random) => `[${random.pick(words)}][note]`,
  (random) => `![${random.pick(words)}](./cover.png "A title")`,
  (random) => random.pick(braces),
  (random) => random.pick(symbols),
  (random) => random.pick(urls),
];

const lineEnds = [
  "\n",
  "\\\n",
  "  \n",
  "\r\n",
  "\\\r\n",
  "\t\n",
  "\\ \n",
  "\\",
  "\\\t",
  "\\\0",
];

const blocks: readonly Make[] = [
  line,
  (random) =>
    `${line(random)}${random.pick(lineEnds)}${line(random)}${random.pick(lineEnds)}`,
  (random) => `## ${line(random)}`,
  (random) => `${line(random)}\\\n---`,
  (random) =>
    `- ${line(random)}\\\n  ${line(random)}\n- [x] ${line(random)}\n  1. ${line(random)}`,
  (random) => `> [!TIP]\n> ${line(random)}\\\n> ${line(random)}\n> {{brand}}\\`,
  (random) => `| A | B |\n| --- | :-: |\n| ${line(random)} | a \\| b\\ |`,
  (random) => `\`\`\`liquid\n{{ ${line(random)} }}\\\n\`\`\``,
  (random) => `    ${line(random)}\\\n\t{{a}}`,
  (random) => `[^1]: ${line(random)}\\\n    ${line(random)}`,
  (random) =>
    `[note]: ${random.pick(["/blog", "./cover.png", "<>"])} "${random.pick(words)}"`,
  () => "***",
];

function line(random: Random): string {
  return Array.from({ length: 1 + random.below(2) }, () =>
    random.pick(spans.slice(random.below(2)))(random),
  ).join(" ");
}

/** A random text of Markdown and the site's own syntax, all of it allowed. */
export function makeMarkdown(random: Random): string {
  const made = Array.from({ length: 1 + random.below(3) }, () =>
    random.pick(blocks)(random),
  );
  const text = made.join(random.pick(["\n\n", "\n", "\r\n\r\n", "\\\n"]));
  return random.pick([text, text, `${text}\\`, `${text}\n`]);
}

const pieces = [
  ..."\\{}[]()<>*_~`#>|-+!&;:^\"'.$\t\n\r\0 a1é\u00a0\u2028\ud83d".split(""),
  ...["\r\n", "{{", "}}", "[^", "![", "](", "\\\n", "    ", "```", "---"],
];

export function makeNoise(random: Random): string {
  return Array.from({ length: random.below(60) }, () =>
    random.pick(pieces),
  ).join("");
}
