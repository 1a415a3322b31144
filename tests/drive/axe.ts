import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Accessibility faults of the page as it stands, or of one part of it, one line each: rule, element, and what axe says.
 * @param part CSS selector of the only part to look at.
 */
export async function findAccessibilityFaults(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    // Without it axe opens a page of its own each time, to gather what it finds in frames: the site has none.
    .setLegacyMode();
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id} at ${node.target.join(" ")}: ${node.failureSummary ?? violation.help}`,
    ),
  );
}
