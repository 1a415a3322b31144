import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { source } from "axe-core";

const TAGS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/**
 * Accessibility problems in the current state of the page, or of the matching parts, one per line: rule, element, and axe's message.
 * @param parts CSS selector that limits the check; must match something.
 */
export async function findAccessibilityViolations(
  page: Page,
  parts?: string,
): Promise<string[]> {
  // Half a megabyte of source: inject it once per page.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(source);
  return page.evaluate(
    async ([parts, tags]) => {
      const { run } = Reflect.get(window, "axe") as typeof axe;
      const { violations } = await run(
        parts === undefined ? document : { include: [parts] },
        {
          resultTypes: ["violations"],
          // Otherwise axe refetches style sheets and media, for rules about audio and orientation.
          preload: false,
          runOnly: [...tags],
        },
      );
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id} at ${target.join(" ")}: ${failureSummary ?? help}`,
        ),
      );
    },
    [parts, TAGS] as const,
  );
}
