import sharp from "sharp";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../drive/shared-page";
import { waitForAnimations } from "../drive/settle";
import { ONCE, PHONE, visit } from "../drive/visit";
import { contrastOf } from "../read/contrast";

/** Opens a page in forced-colors mode and inspects it in a light and a dark scheme. */
async function screenshotForcedColors(
  page: Page,
  path: string,
  look: () => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, path);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    // Colors in transition would be read halfway.
    await waitForAnimations(page);
    await test.step(colorScheme, look);
  }
}

/** The current, chosen or pressed element differs from the others by more than the color of a hairline. */
async function expectToStandOut(
  chosen: Locator,
  others: Locator,
  pseudo?: string,
): Promise<void> {
  const read = async (element: Locator) => ({
    ...(await readAppearance(element, pseudo)),
    borderColor: undefined,
  });
  await expect(chosen.first()).toBeVisible();
  const look = await read(chosen.first());
  const otherAppearances = await Promise.all((await others.all()).map(read));
  expect(otherAppearances).not.toEqual([]);
  expect.soft(otherAppearances, "looks of the others").not.toContainEqual(look);
}

function expectContrast(
  one: string,
  other: string,
  least: number,
  part: string,
): void {
  expect
    .soft(contrastOf(one, other), `${part}: ${one} on ${other}`)
    .toBeGreaterThanOrEqual(least);
}

/** The darkest and lightest pixel of an image, whose colors its styles don't show. */
async function readExtremes(element: Locator): Promise<[string, string]> {
  await element.evaluate((image: HTMLImageElement) => image.decode());
  const { channels } = await sharp(await element.screenshot()).stats();
  const parseColor = (end: "min" | "max") =>
    `rgb(${channels.map((each) => each[end]).join(", ")})`;
  return [parseColor("min"), parseColor("max")];
}

async function expectChosenRadio(page: Page): Promise<void> {
  // A group without an answer has no choice to show.
  const answered = page
    .locator("main fieldset")
    .filter({ has: page.locator(":checked") });
  const labels = answered.first().locator("label");
  const words = (state: string) => labels.locator(`input${state} ~ span`);
  await expectToStandOut(words(":checked"), words(":not(:checked)"));
  // Otherwise browsers paint a backplate behind text that is just as black.
  await expect(words(":checked").first()).toHaveCSS(
    "forced-color-adjust",
    "none",
  );
  const { color, background } = await readAppearance(words(":checked").first());
  expectContrast(color, background, 4.5, "words of the choice");
  expectContrast(
    background,
    await readBackground(words(":checked").first()),
    3,
    "the choice",
  );
}

test(
  "the current page's link, the chosen period and the highlighted plan are distinct",
  ONCE,
  async ({ page }) => {
    await screenshotForcedColors(page, "/pricing", async () => {
      const links = page.locator("header nav li a");
      await expectToStandOut(
        links.and(page.locator("[aria-current]")),
        links.and(page.locator(":not([aria-current])")),
      );
      await expectChosenRadio(page);
      const plans = page.locator("[data-total]");
      const chosen = page.locator(":has(> input:checked)");
      await expectToStandOut(
        plans.and(chosen),
        plans.and(page.locator(":has(> input:not(:checked))")),
      );
    });
  },
);

test(
  "on the home page the chosen period is distinct; lines, bars and logos can be seen",
  ONCE,
  async ({ page }) => {
    await screenshotForcedColors(page, "/", async () => {
      await expectChosenRadio(page);
      // The area below a line is decorative.
      const lines = page
        .locator("#dashboard svg path:last-of-type")
        .filter({ visible: true });
      expect(await lines.count()).toBeGreaterThan(0);
      for (const line of await lines.all()) {
        const { stroke } = await line.evaluate((node) =>
          getComputedStyle(node),
        );
        expectContrast(stroke, await readBackground(line), 3, "a line");
      }
      const bar = page.locator("main td rect:last-of-type").first();
      const { fill } = await bar.evaluate((node) => getComputedStyle(node));
      expectContrast(fill, await readBackground(bar), 3, "a bar");
      const logo = page.locator("main img[src$='.svg']").first();
      await logo.scrollIntoViewIfNeeded();
      const [dark, light] = await readExtremes(logo);
      expectContrast(dark, light, 4.5, "a logo");
    });
  },
);

test("the pressed category is distinct", ONCE, async ({ page }) => {
  await screenshotForcedColors(page, "/blog", async () => {
    const buttons = page.getByRole("search").getByRole("button");
    await expectToStandOut(
      buttons.and(page.locator("[aria-pressed=true]")),
      buttons.and(page.locator("[aria-pressed=false]")),
    );
  });
});

test("the current dot of a slider is distinct", PHONE, async ({ page }) => {
  await screenshotForcedColors(page, "/", async () => {
    const dots = page.locator("main nav a[href^='#']");
    const current = dots.and(page.locator("[aria-current=true]")).first();
    await current.waitFor();
    await expectToStandOut(
      current,
      dots.and(page.locator(":not([aria-current])")),
      "::before",
    );
    const { borderColor } = await readAppearance(current, "::before");
    expectContrast(
      borderColor,
      await readBackground(current),
      3,
      "the current dot",
    );
  });
});

/**
 * How an element or pseudo-element looks in forced colors. Its background may be that of a box around it. Font weight is ignored on
 * purpose: it is not distinct enough on its own.
 */
async function readAppearance(element: Locator, pseudo?: string) {
  return element.evaluate((node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    const isClear = (color: string) => /^rgba.* 0\)$/.test(color);
    let background = style.backgroundColor;
    for (
      let box: Element | null = node;
      box && isClear(background);
      box = box.parentElement
    )
      background = getComputedStyle(box).backgroundColor;
    return {
      color: style.color,
      background,
      borderColor: style.borderBottomColor,
      borderWidth: `${style.borderTopWidth} ${style.borderBottomWidth}`,
      outline:
        style.outlineStyle === "none"
          ? "none"
          : `${style.outline} ${style.outlineOffset}`,
      underline: `${style.textDecorationLine} ${style.textDecorationThickness}`,
      width: pseudo ? style.width : "",
    };
  }, pseudo);
}

/** The background color of an element: that of its innermost ancestor that has one. */
async function readBackground(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/^rgba.* 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  });
}
