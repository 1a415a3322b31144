/** The vertical axis of a chart: where it ends, and the round values that its gridlines stand at. */
export interface Scale {
  max: number;
  ticks: readonly number[];
}

const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * The tightest axis from zero that ends on a round value and has `maxSteps` gridlines at most, so that the
 * line uses the height it has. An axis always starts at zero: a cut one makes small changes look large.
 */
export function niceScale(largest: number, maxSteps = 5): Scale {
  if (largest <= 0) return { max: 1, ticks: [0, 1] };
  const magnitude = 10 ** Math.floor(Math.log10(largest / maxSteps));
  const roundStep = roundSteps.find((step) => step * magnitude * maxSteps >= largest) ?? 10;
  const step = roundStep * magnitude;
  const count = Math.ceil(largest / step);
  return {
    max: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
