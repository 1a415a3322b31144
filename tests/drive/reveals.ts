import type { Page } from "@playwright/test";
import { undoAfterwards } from "./lent-page";

/** One animation of a card, as the browser runs it. Milliseconds. */
export interface Reveal {
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
export async function watchReveals(page: Page): Promise<void> {
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
export async function waitForWatch(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, "watchedPath") === location.pathname);
}

/** The animations so far, in the order in which they began. */
export async function readReveals(page: Page): Promise<Reveal[]> {
  const reveals = await page.evaluate(() => Reflect.get(window, "reveals") as Reveal[]);
  return reveals.sort((a, b) => a.start - b.start || a.delay - b.delay);
}

/** Cards that take up room and cannot be seen, or stand beside their place. */
export async function findUnseen(page: Page): Promise<string[]> {
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
