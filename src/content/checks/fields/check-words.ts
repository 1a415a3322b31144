import { createIssue } from "../rules";
import { type Issue, placeIn } from "../../issues/issue";

/** Text that must not be published, what is wrong with it, and how to fix it, if not as the code says. */
type WordRule = readonly [
  pattern: RegExp,
  code: keyof typeof hints,
  reason: string,
  hint?: string,
];

/** Reports pasted characters and placeholder words; `text` has no code in it. */
export function checkWords(
  text: string,
  { isMarkdown, isDraft }: { isMarkdown: boolean; isDraft: boolean },
): Issue[] {
  // Markdown decodes `&amp;`; a plain text field shows it as typed.
  const ofFormat = isMarkdown ? [entityOfSpace] : [anyEntity, ...notPlain];
  const rules = [
    ...pasteArtifacts,
    ...(isDraft ? [] : placeholderWords),
    ...ofFormat,
  ];
  return rules.flatMap(([pattern, code, reason, hint = hints[code]]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) =>
      createIssue(code, `"${found}" ${reason}`, hint, {
        within: placeIn(text, index),
      }),
    ),
  );
}

const hints = {
  "invisible-character": "remove it: it came with pasted text",
  "broken-character":
    "write the character that belongs there, such as a quote, a dash or é",
  "office-formatting": "remove it, and paste the text without formatting",
  "chatbot-text": "remove it, or write it in your own words",
  "placeholder-text": "write the real text, or remove it",
  "html-entity": "write the character itself",
  "markup-in-plain-text": "write the words without markup",
  "invalid-format": "write the text on one line",
};

/** Characters that word processors, web pages, and wrong encodings leave in pasted text. */
const pasteArtifacts: readonly WordRule[] = [
  [
    // Soft hyphens, spaces without a width, marks of direction, breaks, and control characters; emoji may contain joiners.
    /[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\u180e]|(?<![\p{ExtPict}\p{EMod}\ufe0f])\u200d|(?![\t\n\r\u0080-\u009f])\p{Cc}/gu,
    "invisible-character",
    "is an invisible character",
  ],
  [
    /[\u0080-\u009f\ue000-\uf8ff\ufffd]|â€[\u0080-\u00bf™œž˜š¢¦“”]?|[ÃÂ][\u0080-\u00bf]/g,
    "broken-character",
    "is a broken character",
  ],
  [
    // Marks of comments follow the word that they are about: [MS1] in Word, [a] in Google Docs.
    /\bmso-[a-z-]+|\bMso(?:Normal|ListParagraph)\b|_x000[dD]_|(?<=[\p{L}\d.,;:!?”"’')*])\[(?:[a-z]{1,2}|[A-Z]{1,3}\d+(?:R\d+)?)\](?![([:])/gu,
    "office-formatting",
    "is left from Word, Excel or Google Docs",
  ],
  fromChatbot(
    /:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|turn\d+search\d+\b|【[^】\n]*】|(?<=[?&])utm_source=chatgpt\.com/g,
  ),
];

function fromChatbot(pattern: RegExp): WordRule {
  return [pattern, "chatbot-text", "looks pasted from a chatbot"];
}

const spaces = "nbsp|shy|zwj|zwnj|ensp|emsp|thinsp";
const spaceCodes = "#0*(?:160|173|8203)|#x0*(?:a0|ad|200b)";

const entityOfSpace: WordRule = [
  new RegExp(`&(?:${spaces}|${spaceCodes});`, "gi"),
  "html-entity",
  "is an invisible space or hyphen",
  "write a plain space, or nothing",
];

const anyEntity: WordRule = [
  /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi,
  "html-entity",
  "is shown as typed",
];

/** Markup, also of emphasis without its second marker. */
const markup = [
  /<!--|<[a-z][^<>]*>|^[^<>]*<\/[a-z]+>/gi,
  /(?<!\\)!?\[[^[\]\n]+\]\([^()\n]*\)/g,
  /!?\[\[[^[\]\n]*\p{L}[^[\]\n]*\]\]/gu,
  /(?<![\\\w*])\*(?![\s*])[^*\n]*[^\s*]\*(?![\w*])/g,
  /(?<![\\\w_])_(?![\s_])[^_\n]*[^\s_]_(?![\w_])/g,
  /(?<![\\*])\*\*(?!\*)[^*\n]*(?:\*\*)?/g,
  /(?<![\\\w_])__(?!_)[^_\n]*(?:__)?/g,
  /(?<!\\)(?:~~[^~\n]*(?:~~)?|`[^`\n]*`?)|^#{1,6} .*/g,
];

/** What a plain text field can't show. */
const notPlain: readonly WordRule[] = [
  ...markup.map((pattern): WordRule => [
    pattern,
    "markup-in-plain-text",
    "is markup, which this field shows as typed",
  ]),
  [/(?<=\S)\s*\n\s*(?=\S)/g, "invalid-format", "is a line break"],
  [
    /^[“„«][^“”„»]*[”“»]\s*$/g,
    "invalid-format",
    "is in quotes that readers see",
    `remove them, or write '"…"' if they belong to the text`,
  ],
];

const placeholderWords: readonly WordRule[] = [
  [
    /\b(?:TODO(?! (?:lists?|apps?)\b)|TBD|FIXME|TKTK)\b|\$X[X,]*X\b|\bX{2,}(?=%| percent\b)/g,
    "placeholder-text",
    "marks unfinished text",
  ],
  [
    /\blorem ipsum\b|\bdolor sit amet\b|\[(?:insert [^\]\n]{1,40}|your (?:name|brand|company|store|product)(?: name)?)\](?![([:])/gi,
    "placeholder-text",
    "is placeholder text",
  ],
  fromChatbot(
    /\bas an ai(?: language)? (?:model|assistant),? I\b|\bI['’]m sorry, but I (?:can['’]t|cannot)\b|\bI cannot fulfill\b|\bas of my (?:last )?knowledge (?:cutoff|update)\b|^(?:sure|certainly|absolutely)[!,.] here(?:['’]s| is| are)\b|\bI hope this helps\b/gim,
  ),
];
