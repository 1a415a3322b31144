import { type Issue, placeIn } from "./issue";

/** Text that must not be published. A message quotes the match: `"TODO" marks what is …`. */
type WordRule = readonly [pattern: RegExp, message: string, hint: string];

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
  return rules.flatMap(([pattern, message, hint]) =>
    [...text.matchAll(pattern)].map((match) => ({
      message: `"${match[0]}" ${message}`,
      hint,
      within: placeIn(text, match.index),
    })),
  );
}

const cameWithText = "remove it: it came along with a pasted text";
const lostCharacterHint = "write the sign that stood there, such as a quote, a dash or é";

/** Characters that word processors, web pages, and wrong encodings leave in pasted text. */
const pasteArtifacts: readonly WordRule[] = [
  [/\u00ad/g, "is a soft hyphen", "remove it: browsers part words by themselves"],
  // Emoji may contain joiners.
  [
    /[\u200b\u200c\u2060\ufeff\u180e]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu,
    "is a sign that nobody sees",
    cameWithText,
  ],
  [/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "turns the direction of the text", cameWithText],
  [/[\u2028\u2029]/g, "ends a line for some programs alone", cameWithText],
  [
    /[\ue000-\uf8ff]/g,
    "is a sign of one font alone",
    "write the sign or the word that it stood for",
  ],
  [/(?![\t\n\r\u0080-\u009f])\p{Cc}/gu, "is a control character", cameWithText],
  [/\ufffd/g, "is what is left of a lost sign", lostCharacterHint],
  [/[\u0080-\u009f]/g, "is a sign of an old encoding", lostCharacterHint],
  [
    /â€[\u0080-\u00bf™œž˜š¢¦“”]?|Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]/g,
    "was read in a wrong encoding",
    lostCharacterHint,
  ],
  [
    /\bmso-[a-z-]+|\bMso(?:Normal|ListParagraph)\b|_x000[dD]_/g,
    "is a word processor's own",
    "remove it, and paste the words without their formatting",
  ],
  [
    /:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\bturn\d+search\d+\b|utm_source=chatgpt\.com/g,
    "is a mark of a chat assistant",
    "remove it",
  ],
];

/** Entities of invisible spaces and hyphens. */
const entitiesOfSpaces: WordRule = [
  /&(?:nbsp|shy|zwj|zwnj|ensp|emsp|thinsp|#0*(?:160|173|8203)|#x0*(?:a0|ad|200b));/gi,
  "is a space or hyphen that is not seen",
  "write a plain space, or nothing",
];

const entities: WordRule = [
  /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi,
  "is shown as it is",
  "write the sign itself",
];

const placeholderWords: readonly WordRule[] = [
  [
    /\b(?:TODO|TBD|FIXME|TKTK)\b/g,
    "marks what is still to be written",
    "write it, or leave it out",
  ],
  [/\blorem ipsum\b|\bdolor sit amet\b/gi, "holds the place of words", "write them"],
  [
    /\[(?:insert [^\]\n]{1,40}|your (?:name|brand|company|store|product)(?: name)?)\](?![([:])/gi,
    "holds the place of words",
    "write them",
  ],
  [
    /\bas an ai(?: language)? (?:model|assistant),? I\b|\bAs an AI language model\b|\bI(?:'|’)m sorry, but I (?:can(?:'|’)t|cannot)\b|\bI cannot fulfill\b|\bas of my (?:last )?knowledge (?:cutoff|update)\b/gi,
    "is the answer of a chat assistant",
    "write in words of your own",
  ],
];
