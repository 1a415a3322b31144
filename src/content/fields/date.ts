import { z } from "zod";
import { type Issue, createIssue, explainAs } from "../issues";
import { defineKind } from "./field-kind";

export const dateKind = defineKind({
  name: "date",
  graphqlType: "Date",
  sample: "2025-01-15",
  pattern: "^\\d{4}-\\d{2}-\\d{2}$",
});

/** A calendar day, YYYY-MM-DD; `expires` marks one that must not have passed at launch. */
export function date(description: string, { expires = false } = {}) {
  return z
    .string()
    .refine(
      isDay,
      explainAs((value) => {
        const hint = "write YYYY-MM-DD, for example 2025-03-15";
        return createIssue("invalid-date", `${JSON.stringify(value)} is not a date`, hint);
      }),
    )
    .meta({ kind: dateKind.name, expires, description });
}

/** Date turns February 30 into March 2, so an invalid day does not survive the round trip. */
function isDay(value: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The update must not come before publication. */
export function checkUpdated(days: { publishDate: string; updatedDate?: string }): Issue[] {
  const { publishDate, updatedDate } = days;
  if (updatedDate === undefined || updatedDate >= publishDate) return [];
  const reason = `${updatedDate} is before the date of publication, ${publishDate}`;
  const hint = `write ${publishDate} or a later date`;
  return [createIssue("invalid-date", reason, hint, { path: ["updatedDate"] })];
}
