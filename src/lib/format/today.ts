/** Today as YYYY-MM-DD. Days start at midnight UTC for the whole site, so that no date is in the site's future. */
export function readToday(): string {
  return new Date().toISOString().slice(0, 10);
}
