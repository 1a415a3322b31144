const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * `2025-03-15` as `March 15, 2025`, whatever the time zone of the builder or the visitor. `Intl` would load
 * the browser's language data, which takes the main thread longer than the rest of an article's header.
 */
export function formatDate(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDate.slice(0, 10).split("-");
  return `${MONTHS[Number(month) - 1] ?? ""} ${Number(day)}, ${year}`;
}

/**
 * The moment that stands for a day (YYYY-MM-DD) where machines ask for a time with its zone: noon in Greenwich, when
 * nearly all of the world has the same date. Midnight would be the day before to a reader in Montreal.
 */
export function toDayTime(day: string): string {
  return `${day}T12:00:00Z`;
}
