import type { Page } from "@playwright/test";
import { findAccessibilityViolations } from "./accessibility";

/** The class names that axe has checked: the menu, for one, is the same on every page. */
const checked = new Set<string>();

/**
 * Opens each popover with a visible button, such as the menu of small screens and the notes of plans, and returns its problems: overflow,
 * and accessibility, once for popovers that look alike.
 */
export async function findPopoverProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const buttons = page
    .locator("button[popovertarget]")
    .filter({ visible: true });
  const targets = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute("popovertarget") ?? ""),
  );
  for (const id of new Set(targets)) {
    problems.push(...(await page.evaluate(openPopover, id)));
    const popover = page.locator(`[id="${id}"]:popover-open`);
    if ((await popover.count()) === 0) continue;
    const look = (await popover.getAttribute("class")) ?? "";
    if (!checked.has(look))
      problems.push(
        ...(await findAccessibilityViolations(page, `[id="${id}"]`)),
      );
    checked.add(look);
    await popover.evaluate((element: HTMLElement) => element.hidePopover());
  }
  return problems;
}

/** Opens it by script: specs of each kind of popover test the button. */
function openPopover(id: string): string[] {
  const button = document.querySelector<HTMLElement>(
    `button[popovertarget="${id}"]`,
  );
  button?.scrollIntoView({ block: "center", behavior: "instant" });
  button?.click();
  const popover = document.getElementById(id);
  if (!popover?.matches(":popover-open")) return [`#${id} does not open`];
  for (const animation of popover.getAnimations({ subtree: true }))
    animation.finish();
  const { left, top, right, bottom } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isInside =
    left > -1 &&
    top > -1 &&
    right < clientWidth + 1 &&
    bottom < clientHeight + 1;
  return isInside
    ? []
    : [`#${id} reaches over an edge: ${left}, ${top} to ${right}, ${bottom}`];
}
