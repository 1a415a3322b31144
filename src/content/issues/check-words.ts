import { createIssue } from "./catalog";
import { type Issue, placeIn } from "./issue";

type Explain = (text: string) => Issue;
/** Text that must not be published, and the issue with the match. */
type WordRule = readonly [pattern: RegExp, explain: Explain];

/** Reports pasted characters and placeholder words; `text` has no code in it. */
export function checkWords(
  text: string,
  { isMarkdown, isDraft }: { isMarkdown: boolean; isDraft: boolean },
): Issue[] {
  const rules = [
    ...pasteArtifacts,
    // Markdown decodes `&amp;`; a plain text field shows it as typed.
    isMarkdown ? entitiesOfSpaces : entities,
    ...(isDraft ? [] : placeholderWords),
  ];
  return rules.flatMap(([pattern, explainMatch]) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...explainMatch(match[0]),
      within: placeIn(text, match.index),
    })),
  );
}

type Code =
  | `${"invisible" | "broken"}-character`
  | `${"chatbot" | "placeholder"}-text`
  | "office-formatting";

const explain =
  (code: Code, reason: string): Explain =>
  (text) =>
    createIssue(code, text, reason);

const explainEntity =
  (reason: string, hint: string): Explain =>
  (text) =>
    createIssue("html-entity", text, reason, hint);

/** Characters that word processors, web pages, and wrong encodings leave in pasted text. */
const pasteArtifacts: readonly WordRule[] = [
  [/\u00ad/g, explain("invisible-character", "is a soft hyphen")],
  // Emoji may contain joiners.
  [
    /[\u200b\u200c\u2060\ufeff\u180e]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu,
    explain("invisible-character", "is an invisible character"),
  ],
  [
    /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    explain("invisible-character", "changes the direction of the text"),
  ],
  [/[\u2028\u2029]/g, explain("invisible-character", "is an invisible line break")],
  [/[\ue000-\uf8ff]/g, explain("broken-character", "is a private-use character")],
  [/(?![\t\n\r\u0080-\u009f])\p{Cc}/gu, explain("invisible-character", "is a control character")],
  [/\ufffd/g, explain("broken-character", "is a broken character")],
  [/[\u0080-\u009f]/g, explain("broken-character", "is in an old encoding")],
  [
    /â€[\u0080-\u00bf™œž˜š¢¦“”]?|Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]/g,
    explain("broken-character", "is in the wrong encoding"),
  ],
  [
    /\bmso-[a-z-]+|\bMso(?:Normal|ListParagraph)\b|_x000[dD]_/g,
    explain("office-formatting", "is Word or Excel formatting"),
  ],
  [
    /:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\bturn\d+search\d+\b|utm_source=chatgpt\.com/g,
    explain("chatbot-text", "looks pasted from a chatbot"),
  ],
];

/** Entities of invisible spaces and hyphens. */
const entitiesOfSpaces: WordRule = [
  /&(?:nbsp|shy|zwj|zwnj|ensp|emsp|thinsp|#0*(?:160|173|8203)|#x0*(?:a0|ad|200b));/gi,
  explainEntity("is an invisible space or hyphen", "write a plain space, or nothing"),
];

const entities: WordRule = [
  /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi,
  explainEntity("is shown as typed", "write the character itself"),
];

const placeholderWords: readonly WordRule[] = [
  [/\b(?:TODO|TBD|FIXME|TKTK)\b/g, explain("placeholder-text", "marks unfinished text")],
  [/\blorem ipsum\b|\bdolor sit amet\b/gi, explain("placeholder-text", "is placeholder text")],
  [
    /\[(?:insert [^\]\n]{1,40}|your (?:name|brand|company|store|product)(?: name)?)\](?![([:])/gi,
    explain("placeholder-text", "is placeholder text"),
  ],
  [
    /\bas an ai(?: language)? (?:model|assistant),? I\b|\bAs an AI language model\b|\bI(?:'|’)m sorry, but I (?:can(?:'|’)t|cannot)\b|\bI cannot fulfill\b|\bas of my (?:last )?knowledge (?:cutoff|update)\b/gi,
    explain("chatbot-text", "looks pasted from a chatbot"),
  ],
];
