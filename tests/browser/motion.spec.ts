import type { Page } from "@playwright/test";
import { expect, test, undoAfterwards } from "../drive/lent-page";
import { scrollThrough } from "../drive/settle";
import { PHONE, ONCE, visit } from "../drive/visit";

/** Of all pages it has the most kinds of lists; every-route.spec.ts asks each page for parts that are hidden. */
const PATH = "/";

/** By half a screen: a card is on the screen still when its animation is seen. */
const scrollSlowly = (page: Page) => scrollThrough(page, 0.5);

test("cards rise once, one after the other, when they are scrolled to", PHONE, async ({ page }) => {
  await watchReveals(page);
  await visit(page, PATH);
  await waitForWatch(page);
  expect(await findUnseen(page), "hidden before their turn").toEqual([]);
  expect(await readReveals(page), "at rest, with the page just opened").toEqual([]);
  await scrollSlowly(page);
  // A busy machine shows the last of them a few frames later.
  const countReveals = async () => (await readReveals(page)).length;
  await expect.poll(countReveals, "cards that rose").toBeGreaterThan(3);
  const reveals = await readReveals(page);
  expect(reveals.filter(({ duration }) => duration !== 600)).toEqual([]);
  expect(
    reveals.filter(({ opacity }) => opacity !== "0"),
    "they fade in",
  ).toEqual([]);
  expect(
    reveals.filter(({ wasInSight }) => !wasInSight),
    "as they come into sight",
  ).toEqual([]);
  for (const start of new Set(reveals.map((reveal) => reveal.start))) {
    const delays = reveals.filter((reveal) => reveal.start === start).map(({ delay }) => delay);
    expect(delays, "cards that appear together follow each other").toEqual(
      delays.map((_, place) => place * 100),
    );
  }
  const delays = reveals.map(({ delay }) => delay);
  expect(delays, "some appear together").toEqual(expect.arrayContaining([0, 100]));
  expect(await findUnseen(page), "hidden afterwards").toEqual([]);

  await scrollSlowly(page);
  expect(await readReveals(page), "the second time").toHaveLength(reveals.length);
});

test("a page that is come to by a link moves as well", ONCE, async ({ page }) => {
  await watchReveals(page);
  await visit(page, PATH);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await page.waitForURL("/pricing");
  await waitForWatch(page);
  const before = (await readReveals(page)).length;
  await scrollSlowly(page);
  expect((await readReveals(page)).length).toBeGreaterThan(before);
});

test("with reduced motion nothing moves or hides", ONCE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchReveals(page);
  await visit(page, PATH);
  expect(await findUnseen(page)).toEqual([]);
  await scrollSlowly(page);
  expect(await readReveals(page)).toEqual([]);
  expect(await findUnseen(page)).toEqual([]);
});

/** One animation of a card, as the browser runs it. Milliseconds. */
interface Reveal {
  card: string;
  delay: number;
  duration: number;
  /** Of the first frame. */
  opacity: string;
  /** The same for all that began together. */
  start: number;
  /** Whether the card was on the screen when it began. */
  wasInSight: boolean;
}

const CARDS = "[data-reveal] > *";

/**
 * Records every animation of the cards, frame by frame and however it is made, from the page's first moment on. Transitions, such
 * as the color of a rule under the mouse, do not count.
 */
async function watchReveals(page: Page): Promise<void> {
  const script = await page.addInitScript((cards) => {
    const seen = new Set<Animation>();
    const reveals: Reveal[] = [];
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (seen.has(animation) || animation instanceof CSSTransition) continue;
        if (!(effect instanceof KeyframeEffect) || !effect.target?.matches(cards)) continue;
        // Without a start time it waits for its first frame.
        if (animation.startTime === null) continue;
        seen.add(animation);
        const { top, bottom } = effect.target.getBoundingClientRect();
        reveals.push({
          card: effect.target.textContent.trim().slice(0, 40),
          delay: effect.getComputedTiming().delay ?? 0,
          duration: Number(effect.getComputedTiming().duration),
          opacity: String(effect.getKeyframes()[0]?.["opacity"]),
          start: Number(animation.startTime),
          // It begins 16 px below its place.
          wasInSight: top < window.innerHeight + 17 && bottom > 0,
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const observe = Object.getOwnPropertyDescriptor(IntersectionObserver.prototype, "observe")
      ?.value as IntersectionObserver["observe"];
    IntersectionObserver.prototype.observe = function (card) {
      observe.call(this, card);
      if (card.matches(cards)) Object.assign(window, { watchedPath: location.pathname });
    };
    Object.assign(window, { reveals });
  }, CARDS);
  undoAfterwards(page, () => script.dispose());
}

/** Waits until the page follows the scroll: it begins a moment after React runs it. */
async function waitForWatch(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, "watchedPath") === location.pathname);
}

/** The animations so far, in the order in which they began. */
async function readReveals(page: Page): Promise<Reveal[]> {
  const reveals = await page.evaluate(() => Reflect.get(window, "reveals") as Reveal[]);
  return reveals.sort((a, b) => a.start - b.start || a.delay - b.delay);
}

/** Cards that take up room and cannot be seen, or stand beside their place. */
async function findUnseen(page: Page): Promise<string[]> {
  return page.locator(CARDS).evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { opacity, visibility, transform, translate } = getComputedStyle(card);
        return (
          opacity !== "1" ||
          visibility !== "visible" ||
          transform !== "none" ||
          translate !== "none"
        );
      })
      .map((card) => card.textContent.trim().slice(0, 40)),
  );
}
