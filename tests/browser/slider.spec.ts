import type { Page } from "@playwright/test";
import { expect, test } from "../drive/shared-page";
import { DESKTOP, PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readCases } from "../read/cases";
import { readSection } from "../read/records";

/** Both sliders of the home page are of the same kind. */
const { heading } = readSection("home", "case-cards") as { heading: string };

const findDots = (page: Page) =>
  page
    .getByRole("navigation", { name: heading, exact: true })
    .getByRole("link");
/** A slide is the card of a case; the last one links to all cases. */
const findSlide = (page: Page, index: number) =>
  page
    .getByRole("main")
    .locator(`li[id]:has(a[href="${readCases()[index]!.path}"])`)
    .last();

withAndWithoutScripts(() => {
  test("each dot shows its slide", PHONE, async ({ page }) => {
    await visit(page, "/");
    await expect(findDots(page)).toHaveCount(readCases().length + 1);
    for (const index of [3, 1, 0]) {
      await findDots(page).nth(index).tap();
      await expect(findSlide(page, index)).toBeInViewport({ ratio: 0.99 });
    }
  });
});

test(
  "the dot of the slide in sight is marked, by tap, by key and by swipe",
  PHONE,
  async ({ page }) => {
    await visit(page, "/");
    const expectMarked = async (index: number) => {
      await expect(findDots(page).nth(index)).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(
        findDots(page).and(page.locator("[aria-current]")),
      ).toHaveCount(1);
    };
    await expectMarked(0);
    await findDots(page).nth(3).tap();
    await expectMarked(3);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expectMarked(2);
    await expect(findDots(page).nth(2)).toBeFocused();
    await expect(page, "a dot moves the slider, not the page").toHaveURL("/");
    await findSlide(page, 1).scrollIntoViewIfNeeded();
    await expectMarked(1);
  },
);

test(
  "on wide screens, there are no dots and every slide is visible",
  DESKTOP,
  async ({ page }) => {
    await visit(page, "/");
    await expect(findDots(page)).toHaveCount(0);
    for (const index of readCases().keys())
      await expect(findSlide(page, index)).toBeVisible();
  },
);
