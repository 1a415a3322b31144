import type { Passage } from "./read-passages";

/** A turn of phrase that is good once and tiresome often. */
export interface Habit {
  name: string;
  pattern: RegExp;
  /** Where it is looked for; everywhere when it is left out. */
  kind?: Passage["kind"];
  /** How often all texts together may have it. */
  most: number;
}

/** The numbers are agreed: a third of what the first edition had. */
export const habits: readonly Habit[] = [
  { name: 'heading "X, and Y"', pattern: /, and /, kind: "heading", most: 14 },
  { name: "heading that is two clauses", pattern: /\w, \w/, kind: "heading", most: 60 },
  {
    name: "heading that begins with a number",
    pattern: /^(two|three|four|five|six|seven|eight|nine|ten|eleven|thirteen)\b/i,
    kind: "heading",
    most: 30,
  },
  { name: "nobody", pattern: /\bnobody\b/gi, most: 15 },
  { name: "beside", pattern: /\bbeside\b/gi, most: 19 },
  { name: "repair", pattern: /\brepair/gi, most: 10 },
  {
    name: 'closer "Bring us X and we …"',
    pattern: /^(bring|send|show|tell) .*\band we\b/gi,
    most: 5,
  },
  { name: "no serial comma", pattern: /\b\w+, [\w-]+ (and|or) [\w-]+[.,;:!?]/g, most: 0 },
  {
    name: "British or stilted word",
    pattern:
      /\b(dearest|dearer|whilst|amongst|on holiday|colour|favourite|behaviour|optimis|organis|catalogue|cheque|ought|shall|thereof|hence)\w*/gi,
    most: 0,
  },
];
