const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** `2025-03-15` as `March 15, 2025` in every time zone. `Intl` would load language data, which takes the main thread long. */
export function formatDate(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDate.slice(0, 10).split("-");
  return `${MONTHS[Number(month) - 1] ?? ""} ${Number(day)}, ${year}`;
}

/** A day as the time that feeds and metadata ask for: noon UTC, when nearly all of the world has the same date. */
export function toDayTime(day: string): string {
  return `${day}T12:00:00Z`;
}
