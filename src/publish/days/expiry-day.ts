/** In days: whoever reads a file that lives by such a date has at least 60 left, and at most 360. */
const longest = 360;
const step = 300;

const dayLength = 24 * 60 * 60 * 1000;

/**
 * When what is built today expires. It counts from the commit, so that builds of one commit agree; every 300 days after the commit
 * it moves on, lest an old commit be published with a day that has passed.
 * @param committedAt undefined where git knows nothing: then it moves on at fixed days, for every build alike
 */
export function findExpiryDay(committedAt: Date | undefined, today: Date): Date {
  const start = toDay(committedAt ?? new Date(0));
  const steps = Math.floor((toDay(today) - start) / step);
  return new Date((start + steps * step + longest) * dayLength);
}

/** Days since 1970, in Greenwich. */
function toDay(date: Date): number {
  return Math.floor(date.getTime() / dayLength);
}
