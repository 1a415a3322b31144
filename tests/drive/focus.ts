import type { Locator, Page } from "@playwright/test";

/** What the accessibility tree says about the focused element. */
export interface Announcement {
  role: string;
  name: string;
  description: string;
  /** Undefined if the element neither opens nor closes anything. */
  expanded: boolean | undefined;
}

/** Asks the browser's accessibility tree, which includes states of native widgets that have no attribute. */
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

/** The tab stops inside `part`, in order: element and text of each. */
export async function readTabStops(page: Page, part: Locator): Promise<string[]> {
  const first = part.locator("a[href], button, input, summary").filter({ visible: true }).first();
  await first.focus();
  // In case the selector above misses an earlier stop.
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
