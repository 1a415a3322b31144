import type { Hidden } from "../checks/fields/content-index";
import { readToday } from "../../lib/format/today";

export function isDraft(value: object): boolean {
  return "draft" in value && value.draft === true;
}

/** Why a record is left out of the built site, and how to publish it; `undefined` if it is published. */
export function explainHidden(value: object): Hidden | undefined {
  const publishDate = "publishDate" in value ? value.publishDate : undefined;
  if (isDraft(value))
    return { reason: "is a draft", hint: 'remove "draft: true" from it' };
  if (typeof publishDate !== "string" || publishDate <= readToday())
    return undefined;
  return {
    reason: `is not published before ${publishDate}`,
    hint: "give it an earlier date",
  };
}
