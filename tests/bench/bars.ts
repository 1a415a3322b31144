import type { Measurement } from "./measure";

/** What no page may exceed. Ratio of its LCP to the hand-written page's, blocking time in milliseconds, layout shift. */
const MOST = { ratio: 1.1, tbt: 30, cls: 0.01 };

/** The bars that a page does not reach, in words. */
export function findMissedBars(page: Measurement, limit: Measurement): string[] {
  const scores = {
    performance: page.performance,
    accessibility: page.accessibility,
    "best practices": page.bestPractices,
    SEO: page.seo,
  };
  const ratio = page.lcp / limit.lcp;
  return [
    ...Object.entries(scores)
      .filter(([, score]) => !(score >= 100))
      .map(([name, score]) => `${name} ${score}, not 100`),
    ...(ratio <= MOST.ratio
      ? []
      : [`LCP ${ratio.toFixed(2)} times the limit's, not ${MOST.ratio}`]),
    ...(page.tbt <= MOST.tbt ? [] : [`blocking time ${page.tbt.toFixed(0)} ms, not ${MOST.tbt}`]),
    ...(page.cls <= MOST.cls ? [] : [`layout shift ${page.cls.toFixed(3)}, not ${MOST.cls}`]),
  ];
}
