import type { Page } from "@playwright/test";
import { waitForAnimations } from "../settle";

const OPENED = "data-opened";

/**
 * Puts every widget of the page into its other state: last choice of each radio group, pressed and expanded buttons, open disclosures.
 * Exclusive disclosures are ungrouped, so that all can be checked together.
 * @returns a selector of the widgets and everything that became visible with them; undefined without any widget.
 */
export async function openWidgets(page: Page): Promise<string | undefined> {
  const before = await page.evaluateHandle(() => {
    const all = Array.from(document.body.querySelectorAll<HTMLElement>("*"));
    return new Set(
      all.filter((each) => each.checkVisibility({ visibilityProperty: true })),
    );
  });
  const count = await page.evaluate(openAll, OPENED);
  if (count > 0) {
    await waitForAnimations(page);
    await before.evaluate((seen, mark) => {
      for (const element of document.body.querySelectorAll<HTMLElement>("*"))
        if (
          !seen.has(element) &&
          element.checkVisibility({ visibilityProperty: true })
        )
          element.setAttribute(mark, "");
    }, OPENED);
  }
  await before.dispose();
  return count > 0 ? `[${OPENED}]` : undefined;
}

function openAll(mark: string): number {
  const switches =
    "input[type=radio], button[aria-pressed=false], button[aria-expanded=false]:not([popovertarget]), [role=tab]";
  const shown = Array.from(
    document.querySelectorAll<HTMLElement>(switches),
  ).filter((element) => element.checkVisibility());
  const disclosures = Array.from(document.querySelectorAll("details"));
  for (const details of disclosures) {
    details.removeAttribute("name");
    details.open = true;
    details.setAttribute(mark, "");
  }
  for (const element of shown) {
    element.click();
    // The previous choice looks different too.
    (element.closest("fieldset") ?? element.parentElement)?.setAttribute(
      mark,
      "",
    );
  }
  return shown.length + disclosures.length;
}
