import type { Page } from "@playwright/test";
import { expect, test, undoAfterwards } from "../drive/shared-page";
import { scrollThrough } from "../drive/settle";
import { PHONE, ONCE, visit } from "../drive/visit";

/** The page with the most kinds of lists; every-route.spec.ts checks each page for hidden parts. */
const PATH = "/";

/** Scrolls by half a screen, so that a card is still on the screen when its animation is observed. */
const scrollSlowly = (page: Page) => scrollThrough(page, 0.5);

test("cards rise once, one after another, when scrolled into view", PHONE, async ({ page }) => {
  await watchReveals(page);
  await visit(page, PATH);
  await waitForWatch(page);
  expect(await findUnseen(page), "hidden before their turn").toEqual([]);
  expect(await readReveals(page), "at rest, with the page just opened").toEqual([]);
  await scrollSlowly(page);
  // On a busy machine, the last ones start a few frames later.
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

test("a page opened by a link animates too", ONCE, async ({ page }) => {
  await watchReveals(page);
  await visit(page, PATH);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing", exact: true }).click();
  await page.waitForURL("/pricing");
  await waitForWatch(page);
  const before = (await readReveals(page)).length;
  await scrollSlowly(page);
  expect((await readReveals(page)).length).toBeGreaterThan(before);
});

test("with reduced motion, nothing is animated or hidden", ONCE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchReveals(page);
  await visit(page, PATH);
  expect(await findUnseen(page)).toEqual([]);
  await scrollSlowly(page);
  expect(await readReveals(page)).toEqual([]);
  expect(await findUnseen(page)).toEqual([]);
});

/** One animation of a card as the browser runs it. Times in milliseconds. */
interface Reveal {
  card: string;
  delay: number;
  duration: number;
  opacity: string;
  /** The same for all that started together. */
  start: number;
  /** Whether the card was on the screen at the start. */
  wasInSight: boolean;
}

const CARDS = "[data-reveal] > *";

/**
 * Records every animation of the cards, frame by frame and however it is implemented, from the start of the page. Transitions, such as
 * hover colors, do not count.
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
        // Without a start time, it waits for its first frame.
        if (animation.startTime === null) continue;
        seen.add(animation);
        const { top, bottom } = effect.target.getBoundingClientRect();
        reveals.push({
          card: effect.target.textContent.trim().slice(0, 40),
          delay: effect.getComputedTiming().delay ?? 0,
          duration: Number(effect.getComputedTiming().duration),
          opacity: String(effect.getKeyframes()[0]?.["opacity"]),
          start: Number(animation.startTime),
          // It starts 16 px below its final position.
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

/** Waits until the page observes the scroll, which starts shortly after hydration. */
async function waitForWatch(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, "watchedPath") === location.pathname);
}

async function readReveals(page: Page): Promise<Reveal[]> {
  const reveals = await page.evaluate(() => Reflect.get(window, "reveals") as Reveal[]);
  return reveals.sort((a, b) => a.start - b.start || a.delay - b.delay);
}

/** Cards that take up space but are invisible or not in their final position. */
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
