import type { Locator, Page } from "@playwright/test";
import { readRecords, readSection } from "../read/records";

export interface Note {
  /** The feature that the note explains. */
  feature: string;
  text: string;
}

interface PlanRecord {
  features: { text: string; tooltip?: string }[];
}

/** The notes of the plans that a page shows: its section and the file in `content/shared` have one name. */
export function readNotes(page: "home" | "pricing", type: "plans" | "pricing-plans"): Note[] {
  const { plans } = readSection(page, type) as { plans: string[] };
  const records = readRecords(`shared/${type}.yaml`) as Record<string, PlanRecord>;
  return plans
    .flatMap((key) => records[key]!.features)
    .flatMap(({ text, tooltip }) => (tooltip ? [{ feature: text, text: tooltip }] : []));
}

/** The button that opens a note, named after the feature. */
export function noteButton(page: Page, { feature }: Note): Locator {
  return page.getByRole("button", { name: new RegExp(`${escape(feature)}$`) });
}

export function noteText(page: Page, { text }: Note): Locator {
  return page.getByText(text, { exact: true });
}

/** Opens the disclosure that a note's button is in, as a visitor of a small screen does first; elsewhere there is none to open. */
export async function openDisclosureOf(page: Page, { feature }: Note): Promise<void> {
  const closed = page.locator("details:not([open])").filter({ hasText: feature });
  const summary = closed.locator("summary").filter({ visible: true });
  if ((await summary.count()) > 0) await summary.click();
}

/** How far a box reaches over the edges of the screen, in words; empty when it lies inside. */
export async function findOffScreen(box: Locator): Promise<string[]> {
  return box.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const beyond = {
      left: -left,
      top: -top,
      right: right - clientWidth,
      bottom: bottom - clientHeight,
    };
    return Object.entries(beyond)
      .filter(([, pixels]) => pixels > 0.5)
      .map(([side, pixels]) => `${Math.round(pixels)} px over the ${side} edge`);
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
