import path from "node:path";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";
import { startNginx } from "../serve/hosts";
import { startStaticServer } from "../serve/static-server";
import { findMissedBars } from "./bars";
import { findLargestPicture } from "./largest-picture";
import { makeLimitPage } from "./limit-page";
import { measure, type Measurement, takeMedians } from "./measure";

const RUNS = Number(process.env.RUNS ?? 3);
const LIMIT = "hand-written";

/**
 * `tsx tests/bench/bench.ts [route…]`: measures pages of the built site, and the hand-written page in the same run, because figures
 * from two machines or two hours cannot be compared. Exits with 1 when a page misses a bar.
 */
async function main(): Promise<void> {
  const site = await startNginx(path.dirname(SITE_DIR));
  const limitPage = await makeLimitPage(await findLargestPicture(`${site.origin}/`));
  const limitServer = await startStaticServer(limitPage.folder);
  try {
    const routes = process.argv.length > 2 ? process.argv.slice(2) : chooseRoutes();
    const addresses = new Map([
      [LIMIT, `${limitServer.origin}/`],
      ...routes.map((route) => [route, site.origin + route] as const),
    ]);
    const results = await measureInTurns(addresses);
    const limit = results.get(LIMIT);
    if (!limit) throw new Error("The hand-written page was not measured.");
    console.table(
      Object.fromEntries(Array.from(results, ([name, result]) => [name, toRow(result, limit)])),
    );
    const missed = routes.flatMap((route) => {
      const result = results.get(route);
      return result
        ? findMissedBars(result, limit).map((bar) => `${route}: ${bar}`)
        : [`${route}: not measured`];
    });
    console.log(missed.length > 0 ? missed.join("\n") : `All bars reached (median of ${RUNS}).`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await Promise.all([site.close(), limitServer.close()]);
    limitPage.remove();
  }
}

/** The home page, the list, and the first post. */
function chooseRoutes(): string[] {
  const post = readPageRoutes().find((route) => route.path.startsWith("/blog/"));
  return ["/", "/blog", ...(post ? [post.path] : [])];
}

/** Round by round, not page by page, so that a busy minute of the machine falls on all pages alike. */
async function measureInTurns(addresses: Map<string, string>): Promise<Map<string, Measurement>> {
  const runs = new Map<string, Measurement[]>();
  for (let round = 1; round <= RUNS; round += 1) {
    for (const [name, address] of addresses) {
      console.log(`Run ${round} of ${RUNS}: ${name}`);
      runs.set(name, [...(runs.get(name) ?? []), await measure(address)]);
    }
  }
  return new Map(Array.from(runs, ([name, each]) => [name, takeMedians(each)]));
}

function toRow(result: Measurement, limit: Measurement): Record<string, number> {
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    performance: result.performance,
    accessibility: result.accessibility,
    "best practices": result.bestPractices,
    SEO: result.seo,
    "LCP ms": round(result.lcp, 0),
    "× limit": round(result.lcp / limit.lcp, 2),
    "TBT ms": round(result.tbt, 0),
    CLS: round(result.cls, 3),
    "JS KB": round(result.scriptKb, 1),
    "HTML KB": round(result.htmlKb, 1),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
