import type { Page } from "@playwright/test";
import { undoAfterwards } from "./lent-page";

export interface TrackerCalls {
  layer: unknown[];
  pixel: unknown[][];
}

/** Puts a tag-manager layer and an advertising pixel into every page that record what the site sends them. */
export async function recordTrackers(page: Page): Promise<void> {
  const script = await page.addInitScript(() => {
    const calls: unknown[][] = [];
    const pixel = (...call: unknown[]) => calls.push(call);
    Object.assign(window, { dataLayer: [], fbq: pixel, pixelCalls: calls });
  });
  undoAfterwards(page, () => script.dispose());
}

/** How a layer or a pixel can fail: its calls throw, or a blocker makes touching it throw. */
export type Failure = "calls" | "access";

/** Puts a layer and a pixel into every page that throw. */
export async function breakTrackers(page: Page, failure: Failure): Promise<void> {
  const script = await page.addInitScript((how) => {
    const refuse = () => {
      throw new Error("tracker refuses");
    };
    const layer = Object.assign([], { push: refuse });
    for (const [name, value] of [
      ["dataLayer", layer],
      ["fbq", refuse],
    ] as const) {
      Object.defineProperty(window, name, how === "access" ? { get: refuse } : { value });
    }
  }, failure);
  undoAfterwards(page, () => script.dispose());
}

/** Puts a layer that throws in the place of the one that records. */
export async function refuseInLayer(page: Page): Promise<void> {
  const script = await page.addInitScript(() => {
    const push = () => {
      throw new Error("layer refuses");
    };
    Object.assign(window, { dataLayer: { push } });
  });
  undoAfterwards(page, () => script.dispose());
}

/** What layer and pixel have been sent since the document was loaded. */
export async function readTrackerCalls(page: Page): Promise<TrackerCalls> {
  return page.evaluate(() => ({
    layer: Reflect.get(window, "dataLayer") as unknown[],
    pixel: Reflect.get(window, "pixelCalls") as unknown[][],
  }));
}
