import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { source } from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Accessibility problems in the current state of the page, or of the matching parts, one per line: rule, element, and axe's message.
 * @param parts CSS selector that limits the check; must match something.
 * @param isEarly skips contrast, which takes most of the time and does not depend on scripts.
 */
export async function findAccessibilityViolations(
  page: Page,
  parts?: string,
  isEarly = false,
): Promise<string[]> {
  // Half a megabyte of source: inject it once per page.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
    await page.evaluate(rememberColors);
  }
  return page.evaluate(
    async ([parts, tags, isEarly]) => {
      const { run } = Reflect.get(window, "axe") as typeof axe;
      const { violations } = await run(parts === undefined ? document : { include: [parts] }, {
        resultTypes: ["violations"],
        // Otherwise axe refetches style sheets and media, for rules about audio and orientation.
        preload: false,
        runOnly: [...tags],
        // targets.ts checks the same for every target in a tenth of the time.
        rules: { "target-size": { enabled: false }, "color-contrast": { enabled: !isEarly } },
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? help}`,
        ),
      );
    },
    [parts, TAGS, isEarly] as const,
  );
}

/** Caches colors: axe parses the color of every box under every text again, which takes a third of its time. */
function rememberColors(): void {
  interface Color {
    r: number;
    g: number;
    b: number;
    alpha: number;
    parseString: (this: Color, text: string) => Color;
  }
  const { commons } = Reflect.get(window, "axe") as {
    commons: { color: { Color: { prototype: Color } } };
  };
  const { prototype } = commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const color = known.get(text) ?? parseString.call(this, text);
    known.set(text, { r: color.r, g: color.g, b: color.b, alpha: color.alpha });
    return Object.assign(this, known.get(text));
  };
}
