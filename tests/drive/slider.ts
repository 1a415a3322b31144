import { expect, type Locator, type Page } from "@playwright/test";

/** The row of dots below a slider; it bears the name of the section. */
export function findDots(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name, exact: true }).getByRole("link");
}

/** The slide that a dot leads to. */
export async function findSlide(dot: Locator): Promise<Locator> {
  const target = (await dot.getAttribute("href")) ?? "";
  return dot.page().locator(`[id="${target.slice(1)}"]`);
}

/** Waits until the dot's slide, and of all slides this one alone, lies in sight from edge to edge. */
export async function expectSlideInSight(dots: Locator, index: number): Promise<void> {
  for (const [place, dot] of (await dots.all()).entries()) {
    const slide = await findSlide(dot);
    await expect
      .poll(() => slide.evaluate(liesBetweenTheEdges), {
        message: `slide ${place + 1} is in sight`,
      })
      .toBe(place === index);
  }
}

/** Waits until this dot is the only one that is marked as current, for eyes and for assistive technology. */
export async function expectCurrentDot(dots: Locator, index: number): Promise<void> {
  const states = () =>
    dots.evaluateAll((links) => links.map((link) => link.getAttribute("aria-current") === "true"));
  const count = await dots.count();
  await expect.poll(states).toEqual(Array.from({ length: count }, (_, place) => place === index));
  const looks = () =>
    dots.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, "::before").backgroundColor),
    );
  // The color fades from dot to dot.
  const countAlike = async () => {
    const [all, current] = [await looks(), (await looks())[index]];
    return all.filter((look) => look === current).length;
  };
  await expect.poll(countAlike, { message: "dots that look like the current one" }).toBe(1);
}

function liesBetweenTheEdges(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= -1 && right <= document.documentElement.clientWidth + 1;
}
