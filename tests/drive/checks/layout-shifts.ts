import type { Page } from "@playwright/test";

/** A right-aligned figure that is some pixels wider in the web font counts as 0.002. */
const MIN_SHIFT = 0.005;

/** The layout shifts since the page was opened, as shares of the screen. */
export async function findLayoutShifts(page: Page): Promise<string[]> {
  const shifts = await readShifts(page);
  return shifts.length > 0 ? [...shifts, ...(await findMissingFonts(page))] : [];
}

/** Missing fonts: a machine without the local fallbacks shifts everything below a heading. */
async function findMissingFonts(page: Page): Promise<string[]> {
  const families = await page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status }) => status === "error")
      .map(({ family }) => family),
  );
  return families.map((family) => `no font for ${family} on this machine: see docs/testing.md`);
}

async function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      new Promise<string[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map(read).filter(isSeen).map(describe)),
        );
        observer.observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the next frame, if there are any.
        requestAnimationFrame(() => setTimeout(() => resolve([])));

        interface LayoutShift {
          value: number;
          sources?: { node: Node | null }[];
        }

        function read(entry: PerformanceEntry): LayoutShift {
          return entry as PerformanceEntry & LayoutShift;
        }

        function isSeen({ value }: LayoutShift): boolean {
          return value >= least;
        }

        function describe({ value, sources = [] }: LayoutShift): string {
          const texts = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
          return `${value.toFixed(3)}: ${texts.join(" | ")}`;
        }
      }),
    MIN_SHIFT,
  );
}
