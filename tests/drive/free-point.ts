import type { Locator, Page } from "@playwright/test";

/**
 * A point of the screen outside `box` where a tap has no effect: not on a link, button or field.
 * @throws if there is none, since then an open menu can't be closed by tapping outside
 */
export async function findFreePoint(page: Page, box: Locator): Promise<{ x: number; y: number }> {
  const points = await box.evaluate((element) => {
    const { left, top, right, bottom } = (
      element.closest("[popover]") ?? element
    ).getBoundingClientRect();
    const steps = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98];
    const isPlain = (x: number, y: number) =>
      !document.elementFromPoint(x, y)?.closest("a, button, input, summary, label");
    // Browsers pass a tap to a nearby link, so check around the point, as far as a thumb reaches.
    const reach = [-32, 0, 32];
    return steps
      .flatMap((down) =>
        steps.map((along) => ({
          x: along * document.documentElement.clientWidth,
          y: down * window.innerHeight,
        })),
      )
      .filter(({ x, y }) => x < left || x > right || y < top || y > bottom)
      .filter(({ x, y }) => reach.every((dx) => reach.every((dy) => isPlain(x + dx, y + dy))));
  });
  const [first] = points;
  if (!first) throw new Error(`Nothing outside the menu can be tapped on ${page.url()}.`);
  return first;
}
