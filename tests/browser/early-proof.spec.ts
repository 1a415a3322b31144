import { expect, test } from "../drive/lent-page";
import { ONCE } from "../drive/visit";
import { SERVICE_PAGES } from "../agreed/page-kinds";

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
/** How far down a client's figure may stand, in screens. */
const REACH = 1.2;

for (const path of [...SERVICE_PAGES, "/pricing", "/process", "/partner"]) {
  test(`${path} shows a client's result within ${REACH} screens`, ONCE, async ({ page }) => {
    await page.goto(path);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const line = await page.locator("[data-proof]").first().boundingBox();
      const screens = line && line.y / screen.height;
      expect.soft(screens, `${screen.width} px`).toBeLessThanOrEqual(REACH);
    }
  });
}

test(
  "the line names the client, the figure and its period, and leads to the case",
  ONCE,
  async ({ page }) => {
    await page.goto("/service");
    const line = page.locator("[data-proof]");
    await expect(line).toContainText("Colo Outlet");
    await expect(line).toContainText("March 1 to July 5, 2025");
    await expect(line.getByRole("link")).toHaveAttribute("href", "/case-studies/colo");
  },
);
