/** Where the site's days start; the check sets it from content/site.yaml before it reads any date. */
export const calendar = { timeZone: "UTC" };

// Creating one takes a millisecond, and every record asks for the day.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Today in a time zone, as YYYY-MM-DD. */
export function readToday(
  timeZone = calendar.timeZone,
  now = new Date(),
): string {
  // Sweden writes dates in this form.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  formats.set(timeZone, format);
  return format.format(now);
}
