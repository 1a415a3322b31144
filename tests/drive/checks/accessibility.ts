import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { source } from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Accessibility faults of the page as it stands, or of the parts of it that match, one line each: rule, element, and what axe says.
 * @param parts CSS selector of the only parts to look at; it must match something.
 * @param isEarly leaves out contrast, most of the time, which scripts do not change.
 */
export async function findAccessibilityFaults(
  page: Page,
  parts?: string,
  isEarly = false,
): Promise<string[]> {
  // Half a megabyte of source: once for each page is enough.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
    await page.evaluate(rememberColors);
  }
  return page.evaluate(
    async ([parts, tags, isEarly]) => {
      const { run } = Reflect.get(window, "axe") as typeof axe;
      const { violations } = await run(parts === undefined ? document : { include: [parts] }, {
        resultTypes: ["violations"],
        // Style sheets and media are fetched again else, for rules of sounds and of turned screens.
        preload: false,
        runOnly: [...tags],
        // targets.ts asks the same of every target, and takes a tenth of the time.
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

/** axe works out the color of every box behind every text anew, and the site has some dozen colors: a third of its time. */
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
