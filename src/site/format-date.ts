const longDate = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  // A calendar date has no time zone: reading it in UTC keeps the day it was written with.
  timeZone: "UTC",
});

/** `2025-03-15` as `March 15, 2025`, whatever the time zone of the builder or the visitor. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
}
