import type { Page } from "@playwright/test";
import { findAccessibilityViolations } from "./accessibility";
import { findSmallTargets } from "./targets";

/** The styles that axe has checked: the menu, for one, is the same on every page. */
const variants = new Set<string>();

/**
 * Opens each popover with a visible button, such as the menu of small screens and the notes of plans, and returns its problems: overflow,
 * small targets, and accessibility, once for popovers that look alike.
 */
export async function findPopoverProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, look } of await readPopovers(page)) {
    const popover = page.locator(`[id="${id}"]:popover-open`);
    problems.push(...(await page.evaluate(openPopover, id)));
    if ((await popover.count()) === 0) continue;
    problems.push(...(await findSmallTargets(page, `[id="${id}"]`)));
    if (!variants.has(look))
      problems.push(...(await findAccessibilityViolations(page, `[id="${id}"]`)));
    variants.add(look);
    await popover.evaluate((element: HTMLElement) => element.hidePopover());
  }
  return problems;
}

/** The popovers of all visible buttons, without repeats. */
async function readPopovers(page: Page): Promise<{ id: string; look: string }[]> {
  return page.evaluate(() => {
    const buttons = Array.from(
      document.querySelectorAll<HTMLButtonElement>("button[popovertarget]"),
    ).filter((button) => button.checkVisibility({ visibilityProperty: true }));
    const targets = buttons.map((button) => button.getAttribute("popovertarget") ?? "");
    return Array.from(new Set(targets), (id) => ({
      id,
      look: document.getElementById(id)?.className ?? "",
    }));
  });
}

/** Opens it by script: specs of each kind of popover test the button. */
function openPopover(id: string): string[] {
  const button = document.querySelector<HTMLElement>(`button[popovertarget="${id}"]`);
  button?.scrollIntoView({ block: "center", behavior: "instant" });
  button?.click();
  const popover = document.getElementById(id);
  if (!popover?.matches(":popover-open")) return [`#${id} does not open`];
  for (const animation of popover.getAnimations({ subtree: true })) animation.finish();
  const { left, top, right, bottom } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isInside = left > -1 && top > -1 && right < clientWidth + 1 && bottom < clientHeight + 1;
  return isInside ? [] : [`#${id} reaches over an edge: ${left}, ${top} to ${right}, ${bottom}`];
}
