import type { Browser, Page } from "@playwright/test";

/** One load of a page on a slow phone. 1 KB is 1,000 bytes as transferred. */
export type Measurement = Record<Metric, number>;

type Time = "LCP ms" | "blocking ms" | "longest ms" | "CLS";
export type Metric = Time | "scripts KB" | "fonts KB" | "HTML KB" | "first view KB";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** A page of a new context, whose cache is empty, with real throttling of network and CPU. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // tsx wraps named functions in calls of this (https://github.com/privatenumber/tsx/issues/113).
  await page.addInitScript("globalThis.__name = (value) => value");
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** How long the throttled processor takes for a fixed loop, in ms: tells a slow machine from a slow page. */
export async function measureMachine(browser: Browser): Promise<number> {
  const page = await openPhone(browser);
  try {
    return await page.evaluate(() => {
      const start = performance.now();
      let sum = 0;
      for (let step = 0; step < 20_000_000; step += 1) sum += step % 7;
      return sum > 0 ? performance.now() - start : 0;
    });
  } finally {
    await page.context().close();
  }
}

/** Loads a page until the network is idle, and what it loads for the pages of its links. */
export async function measure(browser: Browser, url: string): Promise<Measurement> {
  const page = await openPhone(browser);
  try {
    await page.goto(url, { waitUntil: "load" });
    // Scripts and fonts start after the load event.
    await page.waitForTimeout(500);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(2000);
    return { ...(await page.evaluate(readTimes)), ...(await page.evaluate(readWeights)) };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: the observers' entries since the load started. */
async function readTimes(): Promise<Pick<Measurement, Time>> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const read = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      setTimeout(() => resolve([]), 200);
    });
  const [paints, tasks, shifts] = await Promise.all([
    read("largest-contentful-paint"),
    read("longtask"),
    read("layout-shift"),
  ]);
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const lengths = tasks
    .filter(({ startTime }) => startTime > firstPaint)
    .map(({ duration }) => duration);
  return {
    "LCP ms": paints.at(-1)?.startTime ?? Infinity,
    "blocking ms": lengths.reduce((sum, length) => sum + length - 50, 0),
    "longest ms": Math.max(0, ...lengths),
    CLS: shifts
      .filter(({ hadRecentInput }) => hadRecentInput !== true)
      .reduce((sum, { value = 0 }) => sum + value, 0),
  };
}

/** Runs in the page: the sizes of response bodies as transferred. What is loaded for other pages counts in trips.ts. */
function readWeights(): Omit<Measurement, Time> {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ] as PerformanceResourceTiming[];
  const rendered = performance.getEntriesByName("onInitialClientRender")[0]?.startTime ?? Infinity;
  const isAhead = ({ name, startTime }: PerformanceEntry) =>
    startTime > rendered && /\.(js|json)$/.test(name);
  const own = entries.filter((entry) => !isAhead(entry));
  const sum = (name: RegExp) =>
    own
      .filter((entry) => name.test(new URL(entry.name).pathname))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1000;
  return {
    "scripts KB": sum(/\.js$/),
    "fonts KB": sum(/\.woff2$/),
    "HTML KB": sum(/^[^.]*$/),
    "first view KB": sum(/./),
  };
}
