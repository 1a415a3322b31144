import type { WordRule } from "./unfinished-words";

const invisible = "is a sign that nobody sees";
const cameWithText = "remove it: it came along with a pasted text";
const lostSign = "write the sign that stood there, such as a quote, a dash or é";

/** What word processors, web pages and wrong encodings leave in a text that is pasted from them. */
export const pastedSigns: readonly WordRule[] = [
  {
    pattern: /\u00ad/g,
    what: "is a soft hyphen",
    hint: "remove it: browsers part words by themselves",
  },
  // Between the signs of an emoji a joiner has its place.
  {
    pattern:
      /[\u200b\u200c\u2060\ufeff\u180e]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu,
    what: invisible,
    hint: cameWithText,
  },
  {
    pattern: /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    what: "turns the direction of the text",
    hint: cameWithText,
  },
  { pattern: /[\u2028\u2029]/g, what: "ends a line for some programs alone", hint: cameWithText },
  {
    pattern: /[\ue000-\uf8ff]/g,
    what: "is a sign of one font alone",
    hint: "write the sign or the word that it stood for",
  },
  {
    pattern: /(?![\t\n\r\u0080-\u009f])\p{Cc}/gu,
    what: "is a control character",
    hint: cameWithText,
  },
  { pattern: /\ufffd/g, what: "is what is left of a lost sign", hint: lostSign },
  { pattern: /[\u0080-\u009f]/g, what: "is a sign of an old encoding", hint: lostSign },
  {
    pattern: /â€[\u0080-\u00bf™œž˜š¢¦“”]?|Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]/g,
    what: "was read in a wrong encoding",
    hint: lostSign,
  },
  {
    pattern: /\bmso-[a-z-]+|\bMso(?:Normal|ListParagraph)\b|_x000[dD]_/g,
    what: "is a word processor's own",
    hint: "remove it, and paste the words without their formatting",
  },
  {
    pattern:
      /:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\bturn\d+search\d+\b|utm_source=chatgpt\.com/g,
    what: "is a mark of a chat assistant",
    hint: "remove it",
  },
];

/** Spaces and hyphens by their names, which a reader of Markdown never sees. */
export const entitiesOfSpaces: WordRule = {
  pattern: /&(?:nbsp|shy|zwj|zwnj|ensp|emsp|thinsp|#0*(?:160|173|8203)|#x0*(?:a0|ad|200b));/gi,
  what: "is a space or hyphen that is not seen",
  hint: "write a plain space, or nothing",
};

/** A field of plain text shows what it holds, sign for sign. */
export const entities: WordRule = {
  pattern: /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi,
  what: "is shown as it is",
  hint: "write the sign itself",
};
