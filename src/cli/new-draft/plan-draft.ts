import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describeField } from "../../content/emit/describe-field";
import { toFieldSchema } from "../../content/schema/field-schema";
import { countOf, quote } from "../../content/problems/name-value";
import type { ContentRecord } from "../../content/validate/parse-content";
import { draftKinds } from "./draft-kinds";
import type { DraftKind } from "./draft-kinds";
import { toSlug } from "./to-slug";
import { suggestHint } from "../../content/problems/suggest";
import { findOwner } from "./find-owner";

/** What the writer asked for. */
export interface DraftRequest {
  kind: string;
  words: string;
  /** The end of the address, where it should not come from the words. */
  slug?: string | undefined;
}

/** A request that can be met. */
export interface DraftPlan {
  kind: DraftKind;
  words: string;
  slug: string;
  /** Path of the file from the root of the project. */
  file: string;
  /** The address of the page. */
  route: string;
}

/** Why a request can't be met, and what to do instead. */
export interface Refusal {
  what: string;
  hint: string;
}

/** Decides where a draft goes, or says why it can't be made. Writes nothing. */
export function planDraft(
  { kind: kindName, words, slug: ownSlug }: DraftRequest,
  records: readonly ContentRecord[],
  root: string,
): DraftPlan | Refusal {
  const kind = draftKinds.find(({ name }) => name === kindName);
  if (!kind) {
    const known = draftKinds.map(({ name }) => name);
    return {
      what: `${quote(kindName)} is no kind of page`,
      hint: suggestHint(kindName, known),
    };
  }
  const { type } = kind;
  const slug = ownSlug ?? toSlug(words);
  const refusal = checkWords(words, kind) ?? checkSlug(slug, words, ownSlug, kind);
  if (refusal) return refusal;
  const file = `content/${type.files.replace("<key>", slug)}`;
  const route = type.path?.(slug) ?? "";
  const folder = dirname(file);
  const owner = findOwner(route, records) ?? (existsSync(join(root, folder)) ? folder : undefined);
  if (owner === undefined) return { kind, words, slug, file, route };
  const what = `the address ${route || slug} is already that of ${owner}`;
  return { what, hint: `choose another: ${usageOf(kind, quote(words))} --slug another-name` };
}

/** `npm run new -- post "Title"`. */
export function usageOf({ name, takes }: DraftKind, words = `"${takes}"`): string {
  return `npm run new -- ${name} ${words}`;
}

function checkWords(words: string, kind: DraftKind): Refusal | undefined {
  const noun = kind.takes.toLowerCase();
  if (words === "") return { what: `there is no ${noun}`, hint: `write ${usageOf(kind)}` };
  if (kind.title.schema.safeParse(words).success) return undefined;
  const what = `the ${noun} has ${countOf(words.length, "character")}`;
  return {
    what,
    hint: `${kind.title.name} takes ${describeField(toFieldSchema(kind.title.schema))}`,
  };
}

function checkSlug(
  slug: string,
  words: string,
  ownSlug: string | undefined,
  kind: DraftKind,
): Refusal | undefined {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  const example = toSlug(slug) || "summer-sale";
  if (ownSlug === undefined) {
    const hint = `name the address: ${usageOf(kind, quote(words))} --slug ${example}`;
    return { what: `${quote(words)} has no letters that an address is made of`, hint };
  }
  const what = `${quote(slug)} can't be part of an address`;
  return { what, hint: `use lower-case words joined by hyphens: --slug ${example}` };
}
