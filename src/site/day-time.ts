/**
 * The moment that stands for a day (YYYY-MM-DD) where machines ask for a time with its zone: noon in Greenwich, when
 * nearly all of the world has the same date. Midnight would be the day before to a reader in Montreal.
 */
export function toDayTime(day: string): string {
  return `${day}T12:00:00Z`;
}
