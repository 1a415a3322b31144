import type { Locator, Page } from "@playwright/test";

/** What assistive technology is told about the element that has the focus. */
export interface Announcement {
  role: string;
  name: string;
  description: string;
  /** Undefined where the element neither opens nor closes anything. */
  expanded: boolean | undefined;
}

/** Asks the browser's accessibility tree, which knows the states that native widgets have without any attribute. */
export async function readFocusAnnouncement(page: Page): Promise<Announcement> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", {
    expression: "document.activeElement",
  });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const expanded = node?.properties?.find(({ name }) => name === "expanded")?.value.value as
    | boolean
    | undefined;
  const read = (value?: { value?: unknown }) => (value?.value ?? "") as string;
  return {
    role: read(node?.role),
    name: read(node?.name),
    description: read(node?.description),
    expanded,
  };
}

/** The elements inside `part` that the Tab key stops at, in order: element and text of each. */
export async function readTabStops(page: Page, part: Locator): Promise<string[]> {
  const first = part.locator("a[href], button, input, summary").filter({ visible: true }).first();
  await first.focus();
  // A stop that the selector above does not know would come before it.
  await page.keyboard.press("Shift+Tab");
  const stops: string[] = [];
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await part.evaluate((element) => {
      const active = document.activeElement;
      return active && element.contains(active)
        ? `${active.localName} ${active.getAttribute("aria-label") ?? active.textContent.trim()}`
        : undefined;
    });
    if (stop !== undefined) stops.push(stop);
    else if (stops.length > 0) break;
  }
  return stops;
}
