import { expect, type Locator, type Page, test } from "@playwright/test";
import { PHONE, visit } from "./support/visit";
import { contrastOf } from "../read/contrast";

/** What is current, chosen or pressed, and what is not. */
const CHOICES = [
  {
    path: "/pricing",
    chosen: "header nav li a[aria-current]",
    others: "header nav li a:not([aria-current])",
  },
  {
    path: "/pricing",
    chosen: "main fieldset :checked ~ span",
    others: "main fieldset:has(:checked) :not(:checked) ~ span",
  },
  {
    path: "/pricing",
    chosen: "[data-total]:has(> :checked)",
    others: "[data-total]:has(> input:not(:checked))",
  },
  {
    path: "/blog",
    chosen: "[role=search] [aria-pressed=true]",
    others: "[role=search] [aria-pressed=false]",
  },
  {
    path: "/",
    chosen: "main nav a[href^='#'][aria-current=true]",
    others: "main nav a[href^='#']:not([aria-current])",
  },
];

const schemes = ["light", "dark"] as const;

for (const path of new Set(CHOICES.map((choice) => choice.path)))
  test(
    `in forced colors, what is chosen on ${path} differs from the rest, and its charts can be seen`,
    PHONE,
    async ({ page }) => {
      await visit(page, path);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        for (const { chosen, others } of choicesOf(path)) {
          await page.locator(chosen).first().waitFor({ state: "attached" });
          const look = await readLook(page.locator(chosen).first());
          const plain = await readLook(page.locator(others).first());
          expect.soft(look, `${chosen}, ${colorScheme}`).not.toEqual(plain);
        }
        if (path === "/") await checkCharts(page);
      }
    },
  );

const choicesOf = (path: string) =>
  CHOICES.filter((choice) => choice.path === path);

/** Lines and bars stand out from the canvas. */
async function checkCharts(page: Page): Promise<void> {
  for (const [selector, property] of [
    ["#dashboard svg g path:last-of-type:visible", "stroke"],
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
