/** Where the site's days start; the check sets it from content/site.yaml before it reads any date. */
export const calendar = { timeZone: "UTC" };

/** Today in a time zone, as YYYY-MM-DD. */
export function readToday(
  timeZone = calendar.timeZone,
  now = new Date(),
): string {
  // Sweden writes dates in this form.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}
