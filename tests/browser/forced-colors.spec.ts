import { expect, type Locator, type Page, test } from "@playwright/test";
import { PHONE, visit } from "./support/visit";
import { contrastOf } from "../read/contrast";

/** What is current, chosen or pressed on a page, and what is not. */
const CHOICES = {
  "/pricing": [
    ["header nav li a[aria-current]", "header nav li a:not([aria-current])"],
    [
      "main fieldset :checked ~ span",
      "main fieldset:has(:checked) :not(:checked) ~ span",
    ],
    ["[data-total]:has(> :checked)", "[data-total]:has(> input:not(:checked))"],
  ],
  "/blog": [
    ["[role=search] [aria-pressed=true]", "[role=search] [aria-pressed=false]"],
  ],
  "/": [
    [
      "main nav a[href^='#'][aria-current=true]",
      "main nav a[href^='#']:not([aria-current])",
    ],
  ],
} as const;

for (const [path, choices] of Object.entries(CHOICES))
  test(
    `in forced colors, what is chosen on ${path} differs from the rest, and its charts can be seen`,
    PHONE,
    async ({ page }) => {
      await visit(page, path);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        for (const [chosen, others] of choices) {
          const first = page.locator(chosen).first();
          await first.waitFor({ state: "attached" });
          const look = await readLook(first);
          const plain = await readLook(page.locator(others).first());
          expect.soft(look, `${chosen}, ${colorScheme}`).not.toEqual(plain);
        }
        if (path === "/") await checkCharts(page);
      }
    },
  );

/** Lines and bars stand out from the canvas. */
async function checkCharts(page: Page): Promise<void> {
  for (const [selector, property] of [
    ["#dashboard svg path:last-of-type:visible", "stroke"],
    ["main td rect:last-of-type:visible", "fill"],
  ] as const) {
    const drawn = page.locator(selector).first();
    const [color, canvas] = await drawn.evaluate(
      (element, property): [string, string] => [
        getComputedStyle(element)[property],
        getComputedStyle(document.body).backgroundColor,
      ],
      property,
    );
    const contrast = contrastOf(color, canvas);
    expect.soft(contrast, selector).toBeGreaterThanOrEqual(3);
  }
}

/** How an element and its mark look. Font weight alone would not be distinct enough. */
async function readLook(element: Locator): Promise<string[]> {
  return element.evaluate((node) =>
    [undefined, "::before"].flatMap((pseudo) => {
      const style = getComputedStyle(node, pseudo);
      return [
        style.color,
        style.backgroundColor,
        style.width === "auto" || !pseudo ? "" : style.width,
        style.borderWidth,
        style.outline,
        style.textDecoration,
      ];
    }),
  );
}
