const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Formats `2025-03-15` as `March 15, 2025` in every time zone. `Intl` would load language data and block the main thread. */
export function formatDate(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDate.slice(0, 10).split("-");
  return `${MONTHS[Number(month) - 1] ?? ""} ${Number(day)}, ${year}`;
}

/** A day as a time for feeds and metadata: noon UTC, when nearly all time zones have the same date. */
export function formatDateTime(day: string): string {
  return `${day}T12:00:00Z`;
}
