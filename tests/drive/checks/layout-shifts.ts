import type { Page } from "@playwright/test";

/** A right-aligned figure that is some pixels wider in the web font counts as 0.002. */
const MIN_SHIFT = 0.005;

/** The layout shifts since the page was opened, as shares of the screen. */
export async function findLayoutShifts(page: Page): Promise<string[]> {
  const shifts = await readShifts(page);
  return shifts.length > 0
    ? [...shifts, ...(await findMissingFonts(page))]
    : [];
}

/** Missing fonts: a machine without the local fallbacks shifts everything below a heading. */
async function findMissingFonts(page: Page): Promise<string[]> {
  const families = await page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status }) => status === "error")
      .map(({ family }) => family),
  );
  return families.map(
    (family) => `no font for ${family} on this machine: see docs/testing.md`,
  );
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources?: { node: Node | null }[];
}

async function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      new Promise<string[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(
            ({ value }) => value >= least,
          );
          const lines = shifts.map(({ value, sources = [] }) => {
            const texts = sources.map(({ node }) =>
              node?.textContent?.trim().slice(0, 40),
            );
            return `${value.toFixed(3)}: ${texts.join(" | ")}`;
          });
          resolve(lines);
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the next frame, if there are any.
        requestAnimationFrame(() => setTimeout(() => resolve([])));
      }),
    MIN_SHIFT,
  );
}
