import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { runMain } from "../../src/tools/cli/run-main";
import {
  CHROMIUM_FLAGS,
  findChromium,
  findHeadlessShell,
} from "../machine/find-chromium";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes, readTemplate } from "../read/site-routes";
import { startNginx } from "../serve/hosts";
import { serveBaseline } from "./baseline-page";
import { chooseSlowdown, measurePage } from "./measure-page";
import {
  type Results,
  findExcess,
  findMedian,
  measureInTurns,
  printTable,
} from "./results";
import { measureTrips } from "./trips";

const runs = Number(process.env.RUNS ?? 7);
const baselineName = "baseline";

/** Limits for every page. */
const limits = {
  "blocking ms": 60,
  "longest ms": 110,
  CLS: 0.01,
  "scripts KB": 100,
  "fonts KB": 60,
};

/** Limits of LCP as a multiple of the baseline page's. */
const paintLimit = 1.1;
const homePaintLimit = 1;

/**
 * `npm run bench [-- route…] [--trips] [--lighthouse]`: alternates loads of the built site and the baseline page, because results from
 * different machines or times are not comparable. Exits with 1 when a limit is exceeded.
 */
runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lighthouse: { type: "boolean" }, trips: { type: "boolean" } },
  });
  const project = path.dirname(SITE_DIR);
  // First, since it fails without a build, and an open server would keep the process running.
  const site = await startNginx(project);
  const baseline = await serveBaseline();
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: CHROMIUM_FLAGS,
  });
  const problems: string[] = [];
  try {
    const slowdown = await chooseSlowdown(browser);
    console.log(`The processor is slowed down ${slowdown.toFixed(1)} times.`);
    if (!values.trips) {
      const routes = positionals.length > 0 ? positionals : chooseRoutes();
      const loads = new Map([
        [
          baselineName,
          () => measurePage(browser, slowdown, `${baseline.origin}/`),
        ],
        ...routes.map(
          (route) =>
            [
              route,
              () => measurePage(browser, slowdown, site.origin + route),
            ] as const,
        ),
      ]);
      const results = await measureInTurns(loads, runs);
      printTable(results);
      problems.push(...routes.flatMap((route) => findExceeded(route, results)));
      if (values.lighthouse)
        problems.push(
          ...routes.flatMap((route) => findLowScores(site.origin, route)),
        );
    }
    if (positionals.length === 0)
      problems.push(...(await measureTrips(browser, slowdown, project, runs)));
  } finally {
    await browser.close();
    await Promise.all([site.close(), baseline.close()]);
  }
  console.log(
    problems.length > 0
      ? problems.join("\n")
      : `All limits kept (median of ${runs}).`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
});

/** One page of every kind. */
function chooseRoutes(): string[] {
  const paths = readPageRoutes().map((route) => route.path);
  const first = (template: string) =>
    paths.filter((each) => readTemplate(each) === template).slice(0, 1);
  const landing = ["/", "/pricing", "/service", "/case-studies"];
  return [
    ...landing,
    ...first("case-study"),
    ...first("article"),
    "/blog",
    ...first("blog-post"),
  ];
}

function findExceeded(route: string, results: Results): string[] {
  const baselinePaint = findMedian(results, baselineName, "LCP ms");
  const paint = findMedian(results, route, "LCP ms") / baselinePaint;
  const others = Object.entries(limits).flatMap(([figure, limit]) =>
    findExcess(`${route} ${figure}`, findMedian(results, route, figure), limit),
  );
  const ownPaintLimit = route === "/" ? homePaintLimit : paintLimit;
  return [
    ...findExcess(`${route} LCP of the baseline's`, paint, ownPaintLimit),
    ...others,
  ];
}

/** Prints Lighthouse's four scores, the medians of three runs with its simulated throttling. Each must be 100. */
function findLowScores(origin: string, route: string): string[] {
  const scores = [1, 2, 3].map(() => readScores(origin + route));
  const medians = Object.keys(scores[0] ?? {}).map((name) => {
    const [, median = 0] = scores
      .map((each) => each[name] ?? 0)
      .sort((a, b) => a - b);
    return { name, median };
  });
  console.log(
    route,
    medians.map(({ name, median }) => `${name} ${median}`).join(", "),
  );
  const low = medians.filter(({ median }) => median < 100);
  return low.map(({ name, median }) => `${route}: ${name} ${median}`);
}

function readScores(url: string): Record<string, number> {
  const flags = `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(" ")}`;
  const { stdout, stderr } = spawnSync(
    "npx",
    ["--yes", "lighthouse@12.8.2", url, "--output=json", flags],
    {
      encoding: "utf8",
      maxBuffer: 64_000_000,
      env: { ...process.env, CHROME_PATH: findChromium() },
    },
  );
  if (stdout === "") throw new Error(`Lighthouse failed on ${url}: ${stderr}`);
  const { categories } = JSON.parse(stdout) as {
    categories: Record<string, { title: string; score: number | null }>;
  };
  return Object.fromEntries(
    Object.values(categories).map(({ title, score }) => [
      title,
      Math.round((score ?? 0) * 100),
    ]),
  );
}
