/** Working days from a Monday on, as ISO dates: five of each week. */
export function listWorkingDays(monday: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const week = Math.floor(index / 5);
    const day = new Date(`${monday}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + week * 7 + (index % 5));
    return day.toISOString().slice(0, 10);
  });
}
