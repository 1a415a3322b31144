import { z } from "zod";
import { type Issue, createIssue } from "../issues";
import { defineKind } from "./field-kind";

export const dateKind = defineKind({
  name: "date",
  graphqlType: "Date",
  sample: "2025-01-15",
});

/** A calendar day, YYYY-MM-DD; `expires` marks one that must not have passed at launch. */
export function date(description: string, { expires = false } = {}) {
  return z.iso.date().meta({ kind: dateKind.name, expires, description });
}

/** The update must not come before publication. */
export function checkUpdated(days: {
  publishDate: string;
  updatedDate?: string;
}): Issue[] {
  const { publishDate, updatedDate } = days;
  if (updatedDate === undefined || updatedDate >= publishDate) return [];
  const reason = `${updatedDate} is before the date of publication, ${publishDate}`;
  const hint = `write ${publishDate} or a later date`;
  return [createIssue("invalid-date", reason, hint, { path: ["updatedDate"] })];
}
