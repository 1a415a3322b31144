import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findHeadlessShell } from "../machine/find-chromium";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes, readTemplate } from "../read/site-routes";
import { startNginx } from "../serve/hosts";
import { serveBaseline } from "./baseline-page";
import { readScores } from "./lighthouse-scores";
import { measure } from "./measure";
import type { Measurement, Metric } from "./measure";
import { measureTrips } from "./trips";

const runs = Number(process.env.RUNS ?? 7);
const baselineName = "baseline";

/** Limits for every page: LCP as a multiple of the baseline page's, blocking time in ms above the other build's. */
const bars = {
  ...{ paint: 1.15, homePaint: 1.1, blocking: 30, CLS: 0.01 },
  ...{ "scripts KB": 90, "fonts KB": 60, "first view KB": 175 },
};

/** All loads of each page, by its name in the table. */
type Loads = ReadonlyMap<string, readonly Measurement[]>;

/**
 * `npm run bench [-- route…] [--trips] [--against <project>] [--lighthouse]`: alternates loads of the built site, another built project
 * and the baseline page, because results from different machines or times are not comparable. Exits with 1 when a limit is exceeded.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: "string" },
      lighthouse: { type: "boolean" },
      trips: { type: "boolean" },
    },
  });
  const chosen = values.trips ? [] : chooseRoutes();
  const routes = positionals.length > 0 ? positionals : chosen;
  const baseline = await serveBaseline();
  const site = await startNginx(path.dirname(SITE_DIR));
  const other = values.against && (await startNginx(path.resolve(values.against)));
  const urls = new Map([[baselineName, `${baseline.origin}/`]]);
  for (const route of routes) {
    urls.set(route, site.origin + route);
    if (other) urls.set(resolveOther(route), other.origin + route);
  }
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const results = await measureInTurns(browser, urls);
    console.table(
      Object.fromEntries(Array.from(results, ([name, each]) => [name, formatRow(each)])),
    );
    const missed = routes.flatMap((route) => findMissedBars(route, results));
    if (values.lighthouse)
      for (const route of routes) {
        const scores = Object.entries(await readScores(site.origin + route));
        console.log(route, scores.map(([name, score]) => `${name} ${score}`).join(", "));
        missed.push(
          ...scores
            .filter(([name, score]) => score < (name === "Performance" ? 99 : 100))
            .map(([name, score]) => `${route}: ${name} ${score}`),
        );
      }
    if (positionals.length === 0) {
      const projects = new Map([["", path.dirname(SITE_DIR)]]);
      if (values.against) projects.set("against", path.resolve(values.against));
      missed.push(...(await measureTrips(browser, projects, runs)));
    }
    console.log(missed.length > 0 ? missed.join("\n") : `All bars reached (median of ${runs}).`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await Promise.all([site.close(), baseline.close(), other && other.close()]);
  }
}

const resolveOther = (route: string) => `${route} (against)`;

/** The home page, the longest page, the plans, and the first case and post. */
function chooseRoutes(): string[] {
  const paths = readPageRoutes().map((route) => route.path);
  const first = (template: string) =>
    paths.filter((each) => readTemplate(each) === template).slice(0, 1);
  return ["/", "/service", "/pricing", "/blog", ...first("case-study"), ...first("blog-post")];
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
  const isHome = route === "/";
  const paint = read("LCP ms") / read("LCP ms", baselineName);
  const checks: [name: string, value: number, bar: number][] = [
    ["times the baseline's LCP", paint, isHome ? bars.homePaint : bars.paint],
    ...(["CLS", "scripts KB", "fonts KB"] as const).map(
      (metric) => [metric, read(metric), bars[metric]] as [string, number, number],
    ),
  ];
  if (isHome) checks.push(["first view KB", read("first view KB"), bars["first view KB"]]);
  if (loads.has(resolveOther(route))) {
    const added = read("blocking ms") - read("blocking ms", resolveOther(route));
    checks.push(["ms of blocking time more", added, bars.blocking]);
  }
  return checks
    .filter(([, value, bar]) => !(value <= bar))
    .map(([name, value, bar]) => `${route}: ${value.toFixed(2)} ${name}, at most ${bar}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
