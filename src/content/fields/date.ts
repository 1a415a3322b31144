import { z } from "zod";
import { readToday } from "../../lib/format/today";
import { type Issue, createIssue } from "../issues";
import { defineKind } from "./field-kind";

export const dateKind = defineKind({
  name: "date",
  graphqlType: "Date",
  sample: "2025-01-15",
});

/** A calendar day, YYYY-MM-DD; `expires` marks one that must not have passed at launch. */
export function date(description: string, { expires = false } = {}) {
  return z.iso
    .date()
    .refine(isNear)
    .meta({ kind: dateKind.name, expires, description });
}

/** Whether a year can be meant: from 2000 to two years ahead. */
function isNear(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const latest = Number(readToday().slice(0, 4)) + 2;
  return year >= 2000 && year <= latest;
}

/** The update must not come before publication, nor be still to come. */
export function checkUpdated({
  publishDate,
  updatedDate = publishDate,
}: {
  publishDate: string;
  updatedDate?: string | undefined;
}): Issue[] {
  const today = readToday();
  const refuse = (reason: string, hint: string) => [
    createIssue("invalid-date", `${updatedDate} ${reason}`, hint, {
      path: ["updatedDate"],
    }),
  ];
  if (updatedDate < publishDate)
    return refuse(
      `is before the date of publication, ${publishDate}`,
      `write ${publishDate} or a later date`,
    );
  // A scheduled post can carry the date of its publication.
  if (updatedDate <= today || updatedDate === publishDate) return [];
  return refuse(
    "is in the future",
    `write the day of the last change, at most ${today}`,
  );
}
