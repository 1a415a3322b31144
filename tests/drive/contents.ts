import { expect, type Locator, type Page } from "@playwright/test";
import { findCoveredTarget } from "./checks/covered";
import { readRecords } from "../read/records";

const { contents } = readRecords("articles/words.yaml") as { contents: string };

/** The table of contents of a guide; hidden where it does not print. */
export function findContents(page: Page): Locator {
  return page.getByRole("main").getByRole("navigation", { name: contents, includeHidden: true });
}

/** What opens the table of contents where it is closed at first. */
export function findContentsSwitch(page: Page): Locator {
  return findContents(page).locator("summary");
}

/** Opens the table of contents, where it has to be opened. */
export async function openContents(page: Page): Promise<void> {
  const opener = findContentsSwitch(page);
  if (
    (await opener.isVisible()) &&
    !(await findContents(page).getByRole("link").first().isVisible())
  )
    await opener.click();
  await expect(findContents(page).getByRole("link").first()).toBeVisible();
}

/** The heading that a link of the table of contents names. */
export async function readTarget(link: Locator): Promise<string> {
  return ((await link.getAttribute("href")) ?? "").replace("#", "");
}

/** Waits until the heading stands on the screen, and not under the header. */
export async function expectHeadingInSight(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect.poll(() => findCoveredTarget(page, id), { message: id }).toEqual([]);
}

/** Waits until the table of contents marks the heading with this id, and no other. */
export async function expectCurrentHeading(page: Page, id: string): Promise<void> {
  const marked = findContents(page).locator("a[aria-current]");
  await expect
    .poll(() =>
      marked.evaluateAll((links) =>
        links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
      ),
    )
    .toEqual([[`#${id}`, "location"]]);
}

/** Parts of the page that paper would cut: wider than the sheet, or than the box that they would scroll in. */
export async function findCutParts(page: Page, parts: string): Promise<string[]> {
  return page.locator(parts).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const name = `<${element.localName}> "${element.textContent.trim().slice(0, 40)}"`;
      const isCut = getComputedStyle(element).overflowX !== "visible";
      const left = element.getBoundingClientRect().left;
      const edge = isCut ? left + element.clientWidth : document.documentElement.clientWidth;
      const right = left + element.scrollWidth;
      return right <= edge + 1 ? [] : [`${name} ends at ${right}, and the sheet at ${edge}`];
    }),
  );
}
