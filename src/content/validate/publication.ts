import type { Issue } from "../issues/issue";
import { readToday } from "../../site/format/today";

export function isDraft(value: object): boolean {
  return "draft" in value && value.draft === true;
}

/** Why a record is left out of the built site, and how to publish it; `undefined` if it is published. Days start at midnight UTC. */
export function explainHidden(value: object, today = readToday()): Issue | undefined {
  const publishDate = "publishDate" in value ? value.publishDate : undefined;
  if (isDraft(value)) return { message: "is a draft", hint: 'remove "draft: true" from it' };
  if (typeof publishDate !== "string" || publishDate <= today) return undefined;
  return { message: `is not published before ${publishDate}`, hint: "give it an earlier date" };
}
