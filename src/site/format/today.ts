/** The day that it is, YYYY-MM-DD. Days begin at midnight UTC for the whole site: what is dated so is never in its future. */
export function readToday(): string {
  return new Date().toISOString().slice(0, 10);
}
