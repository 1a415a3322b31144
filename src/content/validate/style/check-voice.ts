import type { Problem } from "../../problems/problem";
import type { Passage } from "./read-passages";

type Found = Pick<Problem, "what" | "hint">;

/** What opens a sentence before a comma: "In 2025, brands and stores." lists two things and needs no second comma. */
const opening =
  /(?:^|[.!?:] )(?:after|also|and|as|at|before|but|by|first|for|from|here|if|in|most|now|of|on|or|since|so|then|there|to|today|until|when|with|without|yes|no)\b[^,.!?]*$/i;
const list = /\b\w+, [\w-]+ (?:and|or) [\w-]+[.,;:!?]/g;
const foreign =
  /\b(?:dearest|dearer|whilst|amongst|colour|favourite|behaviour|optimis|organis|catalogue|cheque|ought|shall|thereof|hence)\w*/gi;

/** The habits of language that the house style avoids. */
export function checkVoice({ words }: Passage): Found[] {
  const lists = [...words.matchAll(list)].filter(
    ({ 0: found, index }) => !opening.test(words.slice(0, index + found.indexOf(","))),
  );
  return [
    ...lists.map(([found]) => ({
      what: `"${found}" has no comma before the last entry of a list`,
      hint: "write one: email, ads, and search",
    })),
    ...(words.match(/[\u2190-\u21ff\u2794-\u27be]/g) ?? []).map((arrow) => ({
      what: `"${arrow}" is read aloud as an arrow`,
      hint: "write a word, such as then or to",
    })),
    ...[...words.matchAll(foreign)].map(([found]) => ({
      what: `"${found}" is British or stilted`,
      hint: "write the plain American word",
    })),
  ];
}
