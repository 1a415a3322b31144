import { launch } from "chrome-launcher";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium";

/** What Lighthouse finds on one page, on a simulated phone. Scores 0-100, times in milliseconds, sizes in KB (1,000 bytes) as sent. */
export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  scriptKb: number;
  htmlKb: number;
}

type Audits = Record<string, { numericValue?: number; details?: unknown }>;
interface NetworkRequest {
  url: string;
  transferSize: number;
  resourceType?: string;
}

/** Runs Lighthouse once, in a browser of its own so that no cache is warm. */
export async function measure(address: string): Promise<Measurement> {
  // Imported here, not above: compiled together with this file, its functions could not run in the page.
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", ...CHROMIUM_FLAGS],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      output: "json",
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(
        `Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message ?? "no result"}`,
      );
    const { categories, audits } = result.lhr;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => (audits as Audits)[audit]?.numericValue ?? Infinity;
    const requests = readRequests(audits);
    const scripts = requests.filter(({ url }) => new URL(url).pathname.endsWith(".js"));
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      scriptKb: sumKb(scripts),
      htmlKb: sumKb(requests.filter(({ resourceType }) => resourceType === "Document")),
    };
  } finally {
    chrome.kill();
  }
}

/** The median of each figure for itself: one slow run moves none of them. */
export function takeMedians(runs: Measurement[]): Measurement {
  const median = (read: (run: Measurement) => number) =>
    runs.map(read).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN;
  return {
    performance: median((run) => run.performance),
    accessibility: median((run) => run.accessibility),
    bestPractices: median((run) => run.bestPractices),
    seo: median((run) => run.seo),
    lcp: median((run) => run.lcp),
    tbt: median((run) => run.tbt),
    cls: median((run) => run.cls),
    scriptKb: median((run) => run.scriptKb),
    htmlKb: median((run) => run.htmlKb),
  };
}

function readRequests(audits: Audits): NetworkRequest[] {
  const details = audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined;
  return (details?.items ?? []).filter(({ url }) => url.startsWith("http"));
}

function sumKb(requests: NetworkRequest[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
}
