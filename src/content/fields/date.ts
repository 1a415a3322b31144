import { z } from "zod";
import { defineKind } from "./field-kind";

export const dateKind = defineKind({
  name: "date",
  graphqlType: "Date",
  sample: () => "2025-01-15",
  pattern: "^\\d{4}-\\d{2}-\\d{2}$",
});

/** A calendar day as YYYY-MM-DD; `expires` marks one that must not have passed at launch. */
export function date(description: string, { expires = false }: { expires?: boolean } = {}) {
  return z
    .string()
    .superRefine((value, context) => {
      const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
      // Date rolls February 30 over to March: a day that comes back changed was never one.
      if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)) return;
      context.addIssue({
        code: "custom",
        message: `${JSON.stringify(value)} is not a date`,
        params: { hint: "write YYYY-MM-DD, for example 2025-03-15" },
      });
    })
    .meta({ kind: dateKind.name, expires, description });
}
