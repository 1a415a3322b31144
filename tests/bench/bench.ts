import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findHeadlessShell } from "../../scripts/find-chromium";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";
import { startNginx } from "../serve/hosts";
import { serveBaseline } from "./baseline-page";
import { readScores } from "./lighthouse-scores";
import { measure } from "./measure";
import type { Measurement } from "./measure";

const runs = Number(process.env.RUNS ?? 7);
const baselineName = "baseline";

/** What no page may exceed. LCP is a multiple of the baseline page's, blocking time is in ms beyond the other build's, sizes are in KB. */
const bars = {
  ...{ lcp: 1.15, homeLcp: 1.1, blocking: 30, cls: 0.01 },
  ...{ scripts: 90, fonts: 60, homeTotal: 175 },
};

/** A figure of several runs. */
interface Figure {
  median: number;
  least: number;
  most: number;
}

type Figures = Record<keyof Measurement, Figure>;

/**
 * `npm run bench [-- route…] [--against <project>] [--lighthouse]`: loads pages of the built site, those of another built project and
 * the baseline page in turn, because figures of two machines or two hours cannot be compared. Exits with 1 when a page misses a bar.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: "string" }, lighthouse: { type: "boolean" } },
  });
  const routes = positionals.length > 0 ? positionals : chooseRoutes();
  const baseline = await serveBaseline();
  const site = await startNginx(path.dirname(SITE_DIR));
  const other = values.against && (await startNginx(path.resolve(values.against)));
  const addresses = new Map([[baselineName, `${baseline.origin}/`]]);
  for (const route of routes) {
    addresses.set(route, site.origin + route);
    if (other) addresses.set(toOther(route), other.origin + route);
  }
  try {
    const results = await measureInTurns(addresses);
    console.table(Object.fromEntries(Array.from(results, ([name, each]) => [name, toRow(each)])));
    const missed = routes.flatMap((route) => findMissedBars(route, results));
    if (values.lighthouse)
      for (const route of routes) {
        const scores = Object.entries(await readScores(site.origin + route));
        console.log(route, scores.map(([name, score]) => `${name} ${score}`).join(", "));
        missed.push(
          ...scores
            .filter(([, score]) => score < 100)
            .map(([name, score]) => `${route}: ${name} ${score}, not 100`),
        );
      }
    console.log(missed.length > 0 ? missed.join("\n") : `All bars reached (median of ${runs}).`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await Promise.all([site.close(), baseline.close(), other && other.close()]);
  }
}

const toOther = (route: string) => `${route} (against)`;

/** The home page, the longest page, the plans, and the first case and post. */
function chooseRoutes(): string[] {
  const paths = readPageRoutes().map((route) => route.path);
  const first = (start: string) => paths.filter((each) => each.startsWith(start)).slice(0, 1);
  return ["/", "/service", "/pricing", "/blog", ...first("/case-studies/"), ...first("/blog/")];
}

/** Round by round, not page by page, so that a busy minute of the machine affects all pages alike. */
async function measureInTurns(addresses: Map<string, string>): Promise<Map<string, Figures>> {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: CHROMIUM_FLAGS,
  });
  const loads = new Map<string, Measurement[]>();
  try {
    for (let round = 1; round <= runs; round += 1) {
      console.log(`Round ${round} of ${runs}`);
      for (const [name, address] of addresses)
        loads.set(name, [...(loads.get(name) ?? []), await measure(browser, address)]);
    }
  } finally {
    await browser.close();
  }
  return new Map(Array.from(loads, ([name, each]) => [name, toFigures(each)]));
}

function toFigures(loads: readonly Measurement[]): Figures {
  const figure = (key: keyof Measurement): Figure => {
    const values = loads.map((load) => load[key]).sort((a, b) => a - b);
    const at = (index: number) => values[index] ?? NaN;
    return { least: at(0), median: at(Math.floor(values.length / 2)), most: at(values.length - 1) };
  };
  return {
    ...{ lcp: figure("lcp"), blocking: figure("blocking"), cls: figure("cls") },
    ...{ scriptKb: figure("scriptKb"), fontKb: figure("fontKb") },
    ...{ htmlKb: figure("htmlKb"), totalKb: figure("totalKb") },
  };
}

function toRow({ lcp, blocking, cls, ...sizes }: Figures): Record<string, string> {
  const spread = ({ median, least, most }: Figure) =>
    `${median.toFixed(0)} (${least.toFixed(0)}-${most.toFixed(0)})`;
  return {
    "LCP ms": spread(lcp),
    "blocking ms": spread(blocking),
    CLS: cls.median.toFixed(4),
    "scripts KB": sizes.scriptKb.median.toFixed(1),
    "fonts KB": sizes.fontKb.median.toFixed(1),
    "HTML KB": sizes.htmlKb.median.toFixed(1),
    "first view KB": sizes.totalKb.median.toFixed(1),
  };
}

function findMissedBars(route: string, results: ReadonlyMap<string, Figures>): string[] {
  const page = results.get(route);
  const baseline = results.get(baselineName);
  if (!page || !baseline) return [`${route}: not measured`];
  const other = results.get(toOther(route));
  const isHome = route === "/";
  const checks: [name: string, value: number, bar: number][] = [
    ["× baseline LCP", page.lcp.median / baseline.lcp.median, isHome ? bars.homeLcp : bars.lcp],
    ["layout shift", page.cls.median, bars.cls],
    ["KB of scripts", page.scriptKb.median, bars.scripts],
    ["KB of fonts", page.fontKb.median, bars.fonts],
  ];
  if (isHome) checks.push(["KB of first view", page.totalKb.median, bars.homeTotal]);
  if (other)
    checks.push([
      "ms of blocking time more",
      page.blocking.median - other.blocking.median,
      bars.blocking,
    ]);
  return checks
    .filter(([, value, bar]) => !(value <= bar))
    .map(([name, value, bar]) => `${route}: ${value.toFixed(2)} ${name}, at most ${bar}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
