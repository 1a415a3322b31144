import type { Browser, Page } from "@playwright/test";
import type { Figures } from "./results";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** The time of the fixed loop, in ms, on the processor that docs/performance.md has its reference from. */
const referenceLoop = 46;

/** A page of a new context, whose cache is empty, with real throttling of network and CPU. */
export async function openPhone(
  browser: Browser,
  slowdown: number,
): Promise<Page> {
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
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** How many times this machine's processor is slowed down, so that slow and fast machines print the same figures. */
export async function chooseSlowdown(browser: Browser): Promise<number> {
  const page = await openPhone(browser, 1);
  try {
    const loop = await page.evaluate(timeLoop);
    return Math.max(1, referenceLoop / loop);
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. The best of five rounds: the first ones are not compiled yet. */
function timeLoop(): number {
  let best = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    let sum = 0;
    for (let step = 0; step < 20_000_000; step += 1) sum += step % 7;
    if (sum > 0) best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** Loads a page until the network is idle, and what it loads for the pages of its links. 1 KB is 1,000 bytes as transferred. */
export async function measurePage(
  browser: Browser,
  slowdown: number,
  url: string,
): Promise<Figures> {
  const page = await openPhone(browser, slowdown);
  try {
    await page.goto(url, { waitUntil: "load" });
    // Scripts and fonts start after the load event.
    await page.waitForTimeout(500);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(2000);
    return {
      ...(await page.evaluate(readTimes)),
      ...(await page.evaluate(readWeights)),
    };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: the observers' entries since the load started. */
async function readTimes(): Promise<Figures> {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const read = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(list.getEntries()),
      );
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const paints = await read("largest-contentful-paint");
  const tasks = await read("longtask");
  const shifts = await read("layout-shift");
  const firstPaint =
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const laterTasks = tasks.filter(({ startTime }) => startTime > firstPaint);
  let blocking = 0;
  let longest = 0;
  for (const { duration } of laterTasks) {
    blocking += duration - 50;
    longest = Math.max(longest, duration);
  }
  let shifted = 0;
  for (const { value = 0, hadRecentInput } of shifts)
    if (!hadRecentInput) shifted += value;
  return {
    "LCP ms": paints.at(-1)?.startTime ?? Infinity,
    "blocking ms": blocking,
    "longest ms": longest,
    CLS: shifted,
  };
}

/** Runs in the page: the sizes of response bodies as transferred. What is loaded for other pages counts in trips.ts. */
function readWeights(): Figures {
  const navigations = performance.getEntriesByType(
    "navigation",
  ) as PerformanceResourceTiming[];
  const resources = performance.getEntriesByType(
    "resource",
  ) as PerformanceResourceTiming[];
  const rendered =
    performance.getEntriesByName("onInitialClientRender")[0]?.startTime ??
    Infinity;
  const own = [...navigations, ...resources].filter(
    ({ name, startTime }) =>
      startTime <= rendered || !/\.(js|json)$/.test(name),
  );
  const measure = (kind: RegExp) => {
    const files = own.filter(({ name }) => kind.test(new URL(name).pathname));
    return (
      files.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) /
      1000
    );
  };
  return {
    "scripts KB": measure(/\.js$/),
    "fonts KB": measure(/\.woff2$/),
    "HTML KB": measure(/^[^.]*$/),
    "first view KB": measure(/./),
  };
}
