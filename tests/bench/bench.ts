import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findHeadlessShell } from "../machine/find-chromium";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes, readTemplate } from "../read/site-routes";
import { startNginx } from "../serve/hosts";
import { serveBaseline } from "./baseline-page";
import { readScores } from "./lighthouse-scores";
import { measure, measureMachine } from "./measure";
import type { Measurement, Metric } from "./measure";
import { measureTrips } from "./trips";

const runs = Number(process.env.RUNS ?? 7);
const baselineName = "baseline";

/** Limits for every page; paint is LCP as a multiple of the baseline page's. */
const bars = {
  paint: 1.1,
  homePaint: 1,
  "blocking ms": 60,
  "longest ms": 110,
  CLS: 0.01,
  "scripts KB": 100,
  "fonts KB": 60,
} as const;

/** Scripts may grow with the content; above this, the table says so. */
const manyScriptsKB = 95;

/** All loads of each page, by its name in the table. */
type Loads = ReadonlyMap<string, readonly Measurement[]>;

/**
 * `npm run bench [-- route…] [--trips] [--lighthouse]`: alternates loads of the built site and the baseline page, because results from
 * different machines or times are not comparable. Exits with 1 when a limit is exceeded.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lighthouse: { type: "boolean" },
      trips: { type: "boolean" },
    },
  });
  const chosen = values.trips ? [] : chooseRoutes();
  const routes = positionals.length > 0 ? positionals : chosen;
  const baseline = await serveBaseline();
  const site = await startNginx(path.dirname(SITE_DIR));
  const urls = new Map([[baselineName, `${baseline.origin}/`]]);
  for (const route of routes) urls.set(route, site.origin + route);
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const loop = await measureMachine(browser);
    console.log(`This machine takes ${loop.toFixed(0)} ms for the fixed loop.`);
    const results = await measureInTurns(browser, urls);
    console.table(
      Object.fromEntries(Array.from(results, ([name, each]) => [name, formatRow(each)])),
    );
    const missed = routes.flatMap((route) => findMissedBars(route, results));
    if (values.lighthouse)
      for (const route of routes) missed.push(...(await findLowScores(site.origin, route)));
    if (positionals.length === 0)
      missed.push(...(await measureTrips(browser, path.dirname(SITE_DIR), runs)));
    console.log(missed.length > 0 ? missed.join("\n") : `All bars reached (median of ${runs}).`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await Promise.all([site.close(), baseline.close()]);
  }
}

/** The median of three runs must be 100 in each category. */
async function findLowScores(origin: string, route: string): Promise<string[]> {
  const scores = [
    await readScores(origin + route),
    await readScores(origin + route),
    await readScores(origin + route),
  ];
  const names = Object.keys(scores[0] ?? {});
  const medians = names.map((name) => {
    const [, median = 0] = scores.map((each) => each[name] ?? 0).sort((a, b) => a - b);
    return { name, median };
  });
  console.log(route, medians.map(({ name, median }) => `${name} ${median}`).join(", "));
  return medians
    .filter(({ median }) => median < 100)
    .map(({ name, median }) => `${route}: ${name} ${median}`);
}

/** One page of every kind. */
function chooseRoutes(): string[] {
  const paths = readPageRoutes().map((route) => route.path);
  const first = (template: string) =>
    paths.filter((each) => readTemplate(each) === template).slice(0, 1);
  const landing = ["/", "/pricing", "/service", "/case-studies"];
  return [...landing, ...first("case-study"), ...first("article"), "/blog", ...first("blog-post")];
}

/** Round by round, not page by page, so that load on the machine affects all pages alike. */
async function measureInTurns(browser: Browser, urls: ReadonlyMap<string, string>): Promise<Loads> {
  const loads = new Map<string, Measurement[]>();
  for (let round = 1; round <= runs; round += 1) {
    console.log(`Round ${round} of ${runs}`);
    for (const [name, url] of urls)
      loads.set(name, [...(loads.get(name) ?? []), await measure(browser, url)]);
  }
  return loads;
}

function sortFigures(loads: readonly Measurement[], metric: Metric): number[] {
  return loads.map((load) => load[metric]).sort((a, b) => a - b);
}

function findMedian(loads: readonly Measurement[] = [], metric: Metric): number {
  return sortFigures(loads, metric)[Math.floor(loads.length / 2)] ?? NaN;
}

/** The median of each metric, with the minimum and maximum of times. */
function formatRow(loads: readonly Measurement[]): Record<string, string> {
  const metrics = Object.keys(loads[0] ?? {}) as Metric[];
  const format = (metric: Metric) => {
    const median = findMedian(loads, metric);
    if (!metric.endsWith("ms")) return median.toFixed(metric === "CLS" ? 4 : 1);
    const figures = sortFigures(loads, metric).map((figure) => figure.toFixed(0));
    return `${median.toFixed(0)} (${figures[0]}-${figures.at(-1)})`;
  };
  return Object.fromEntries(metrics.map((metric) => [metric, format(metric)]));
}

function findMissedBars(route: string, loads: Loads): string[] {
  const read = (metric: Metric, name = route) => findMedian(loads.get(name), metric);
  const paint = read("LCP ms") / read("LCP ms", baselineName);
  const scripts = read("scripts KB");
  if (scripts > manyScriptsKB) console.warn(`${route}: ${scripts.toFixed(1)} KB of scripts`);
  const metrics = ["blocking ms", "longest ms", "CLS", "scripts KB", "fonts KB"] as const;
  const checks: [name: string, value: number, bar: number][] = [
    ["times the baseline's LCP", paint, route === "/" ? bars.homePaint : bars.paint],
    ...metrics.map((metric) => [metric, read(metric), bars[metric]] as [string, number, number]),
  ];
  return checks
    .filter(([, value, bar]) => !(value <= bar))
    .map(([name, value, bar]) => `${route}: ${value.toFixed(2)} ${name}, at most ${bar}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
