import type { Browser } from "@playwright/test";

/** One load of a page on a slow phone. KB are 1,000 bytes as sent. */
export type Measurement = Record<Metric, number>;

type Time = "LCP ms" | "blocking ms" | "CLS";
export type Metric = Time | "scripts KB" | "fonts KB" | "HTML KB" | "first view KB";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** Loads a page with an empty cache, on a connection and a processor that are really throttled, until nothing more comes. */
export async function measure(browser: Browser, address: string): Promise<Measurement> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const paths = new Map<string, string>();
  const sent: { path: string; bytes: number }[] = [];
  session.on("Network.responseReceived", ({ requestId, response }) => {
    paths.set(requestId, new URL(response.url).pathname);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sent.push({ path: paths.get(requestId) ?? "", bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  try {
    await page.goto(address, { waitUntil: "load" });
    // Scripts and fonts start after the load event.
    await page.waitForTimeout(500);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    const sizeOf = (isCounted: (path: string) => boolean) =>
      sent.filter(({ path }) => isCounted(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      ...(await page.evaluate(readTimes)),
      "scripts KB": sizeOf((path) => path.endsWith(".js")),
      "fonts KB": sizeOf((path) => path.endsWith(".woff2")),
      "HTML KB": sizeOf((path) => path === new URL(address).pathname),
      "first view KB": sizeOf(() => true),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: what its observers have recorded since it started to load. */
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
  return {
    "LCP ms": paints.at(-1)?.startTime ?? Infinity,
    "blocking ms": tasks
      .filter(({ startTime }) => startTime > firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    CLS: shifts
      .filter(({ hadRecentInput }) => hadRecentInput !== true)
      .reduce((sum, { value = 0 }) => sum + value, 0),
  };
}
