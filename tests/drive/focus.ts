import type { Page } from "@playwright/test";

/** What the accessibility tree says about the focused element. */
interface Announcement {
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
