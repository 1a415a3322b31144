import { expect, test } from "../../drive/shared-page";
import { ONCE, visit } from "../../drive/visit";

/** Pages that ask for a call, one of each kind. */
const PATHS = [
  "/",
  "/pricing",
  "/service",
  "/shopify-roas-optimization",
  "/shopify-fashion-marketing",
  "/service-businesses",
  "/partner",
  "/case-studies",
];

for (const path of PATHS) {
  test(
    `${path} is set on few edges, and its sections differ`,
    ONCE,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, path);
      const { edges, heads } = await page.evaluate(measure);
      expect.soft(edges.length, edges.join(" ")).toBeLessThanOrEqual(8);
      const inOneSize = countMost(heads.map(({ size }) => size));
      expect
        .soft(inOneSize / heads.length, "h2 in one size")
        .toBeLessThanOrEqual(0.5);
      const onOneEdge = countMost(heads.map(({ left }) => left));
      // Of an odd number, one edge has one more.
      expect
        .soft(onOneEdge, "h2 on one edge")
        .toBeLessThanOrEqual(Math.ceil(heads.length / 2));
      const twins = heads.filter((head, index) => {
        const next = heads[index + 1];
        if (!next || next.size !== head.size) return false;
        const isInPlace = next.left === head.left && next.below === head.below;
        return isInPlace && Math.abs(next.height / head.height - 1) < 0.15;
      });
      expect(twins).toEqual([]);
    },
  );
}

for (const [width, height, bottom] of [
  [1440, 900, 745],
  [360, 740, 690],
] as const) {
  test(
    `the home page's button ends by ${bottom} px at ${width} px`,
    ONCE,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const button = page
        .locator("main")
        .getByRole("link", { name: /^Book a Demo/ })
        .first();
      const box = (await button.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(bottom);
    },
  );
}

function countMost(values: readonly (number | string)[]): number {
  return Math.max(
    ...values.map((value) => values.filter((each) => each === value).length),
  );
}

/** The left edges of blocks, within 2 px, and the sections' headings. */
function measure() {
  const edges: number[] = [];
  const parts =
    "td, th, svg, fieldset, figure, dl, summary, output, label, .visually-hidden";
  const blocks =
    "h1, h2, h3, h4, p, ul, ol, dl, table, picture, details, figure";
  for (const block of document.querySelectorAll(`main :is(${blocks})`)) {
    const { left, width } = block.getBoundingClientRect();
    if (
      width < 2 ||
      block.parentElement?.closest(parts) ||
      !block.checkVisibility()
    )
      continue;
    if (!edges.some((edge) => Math.abs(edge - left) <= 2))
      edges.push(Math.round(left));
  }
  const heads = Array.from(
    document.querySelectorAll("main section"),
    (section) => {
      const heading = section.querySelector("h2:not(.visually-hidden)");
      if (!heading) return [];
      const own = heading.getBoundingClientRect();
      const { top, height } = section.getBoundingClientRect();
      const [left, below] = [Math.round(own.left), Math.round(own.top - top)];
      return [
        {
          left,
          below,
          height,
          size: parseFloat(getComputedStyle(heading).fontSize),
        },
      ];
    },
  ).flat();
  return { edges: edges.sort((a, b) => a - b), heads };
}
