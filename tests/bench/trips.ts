import type { Browser, Page } from "@playwright/test";
import { readPageRoutes, readTemplate } from "../read/site-routes";
import { startCaddy } from "../serve/hosts";
import { saveData } from "../drive/data-saver";
import { openPhone } from "./measure-page";
import {
  type Figures,
  findExcess,
  findMedian,
  measureInTurns,
  printTable,
} from "./results";

/** A visitor presses a link of one page that opens another. */
interface Trip {
  from: string;
  to: string;
  /** By default, the first link in sight. */
  link?: string;
}

/** When the link is pressed: 2 s after it comes into sight, as soon as it does, or then as a link that opens a document. */
const presses = ["2 s", "at once", "document"] as const;
type Press = (typeof presses)[number];

/** Limits in ms for each press; none may take longer than a document. */
const timeLimits = { "2 s": 200, "at once": 400 };
/** The limit in KB (1,000 bytes) for what ten links in sight fetch before they are pressed. */
const aheadLimit = 100;

function chooseTrips(): Trip[] {
  const first = (template: string) =>
    readPageRoutes().find(({ path }) => readTemplate(path) === template)
      ?.path ?? "/";
  const study = first("case-study");
  return [
    { from: "/", to: "/process" },
    { from: "/", to: study },
    { from: "/blog", to: first("blog-post") },
    { from: "/case-studies", to: study },
    { from: "/service", to: "/shopify-seo-services" },
    // In a text, where Gatsby does not make the link.
    { from: "/", to: "/pricing", link: 'main a[href="/pricing"]:not([class])' },
  ];
}

/**
 * Prints the time from a press to the next page's heading, and returns the limits that it exceeds. Over HTTP/2, as visitors get it.
 * @param slowdown how many times the processor is slowed down
 * @param project the folder of the built project
 */
export async function measureTrips(
  browser: Browser,
  slowdown: number,
  project: string,
  runs: number,
): Promise<string[]> {
  const trips = chooseTrips();
  const host = await startCaddy(project, "https");
  const measures = new Map<string, () => Promise<Figures>>();
  for (const trip of trips)
    for (const press of presses)
      measures.set(nameTrip(trip, press), () =>
        takeTrip(browser, slowdown, host.origin, trip, press),
      );
  const results = await measureInTurns(measures, runs);
  await host.close();
  printTable(results);
  return trips.flatMap((trip) => {
    const document = findMedian(results, nameTrip(trip, "document"), "ms");
    const slow = Object.entries(timeLimits).flatMap(([press, limit]) => {
      const name = nameTrip(trip, press);
      return findExcess(
        name,
        findMedian(results, name, "ms"),
        Math.min(limit, document),
      );
    });
    const name = nameTrip(trip, "2 s");
    const ahead = findMedian(results, name, "ahead KB");
    return [...slow, ...findExcess(`${name}, KB ahead`, ahead, aheadLimit)];
  });
}

const nameTrip = ({ from, to }: Trip, press: string) =>
  `${from} → ${to} ${press}`;

async function takeTrip(
  browser: Browser,
  slowdown: number,
  origin: string,
  { from, to, link = `main a[href="${to}"]` }: Trip,
  press: Press,
): Promise<Figures> {
  const page = await openPhone(browser, slowdown);
  try {
    await page.addInitScript(watchHeading);
    if (press === "document") {
      await saveData(page);
      await page.addInitScript(() =>
        addEventListener(
          "click",
          (event) => event.stopImmediatePropagation(),
          true,
        ),
      );
    }
    await page.goto(origin + from);
    await page.waitForFunction(
      () => performance.getEntriesByName("onInitialClientRender").length,
    );
    if (press !== "2 s") await page.waitForTimeout(2000);
    const target = page.locator(link).filter({ visible: true }).first();
    await target.evaluate((element) => {
      sessionStorage["left"] = document.querySelector("h1")?.textContent;
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    if (press === "2 s") await page.waitForTimeout(2000);
    // Only now: fonts and pictures may have moved it.
    const place = await target.evaluate((element) => {
      const { x, y, width, height } =
        element.getClientRects()[0] ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const ahead = await page.evaluate(readPrefetched);
    await tap(page, place);
    await page.waitForURL(origin + to);
    await page.waitForFunction(() => "shown" in sessionStorage);
    return { ms: await page.evaluate(readTime), "ahead KB": ahead };
  } finally {
    await page.context().close();
  }
}

/** Fingers touch the screen for 80 ms or more. The browser follows the link when the finger leaves. */
async function tap(page: Page, place: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchEnd",
    touchPoints: (typeof place)[],
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [place]);
  await page.waitForTimeout(80);
  await touch("touchEnd", []);
}

/** Runs in each document: records when the link is chosen, and the first frame with another heading than the one that was left. */
function watchHeading(): void {
  const note = (name: string, at: number) =>
    (sessionStorage[name] = performance.timeOrigin + at);
  addEventListener(
    "click",
    ({ timeStamp }) => note("pressed", timeStamp),
    true,
  );
  const look = () => {
    const heading = document.querySelector("h1")?.textContent;
    const left = sessionStorage.getItem("left");
    if (!left || !heading || heading === left) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note("shown", performance.now());
    port2.postMessage("after the frame");
  };
  requestAnimationFrame(look);
}

/** A new document has its heading in the HTML before it paints. */
function readTime(): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const { pressed, shown } = sessionStorage as unknown as Record<
    "pressed" | "shown",
    string
  >;
  const isDocument = performance.timeOrigin > Number(pressed);
  const painted =
    isDocument && paint ? performance.timeOrigin + paint.startTime : 0;
  return Math.max(Number(shown), painted) - Number(pressed);
}

/** KB of the scripts of other pages, and of the data of ten of them: what follows the first page's own. */
function readPrefetched(): number {
  const [mark] = performance.getEntriesByName("onInitialClientRender");
  const resources = performance.getEntriesByType(
    "resource",
  ) as PerformanceResourceTiming[];
  const measure = (kind: RegExp) =>
    resources
      .filter(
        ({ name, startTime }) => startTime > mark!.startTime && kind.test(name),
      )
      .map(({ encodedBodySize }) => encodedBodySize / 1000);
  const sum = (sizes: number[]) =>
    sizes.reduce((total, size) => total + size, 0);
  const data = measure(/\/page-data\.json$/);
  return sum(measure(/\.js$/)) + sum(data) * Math.min(1, 10 / data.length);
}
