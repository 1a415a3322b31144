import type { Page } from "@playwright/test";

/** The sum of a page's layout shifts since it was opened, as a share of the screen. */
export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type LayoutShift = PerformanceEntry & { value: number };
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as LayoutShift[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the next frame, if there are any.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
}
