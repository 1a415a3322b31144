import type { Page } from "@playwright/test";
import { watchPage } from "../../drive/checks/watch-page";
import { openWidgets } from "../../drive/checks/widgets";
import { expect, test, undoAfterwards } from "../../drive/lent-page";
import { expectSameDocument, markDocument } from "../../drive/navigation";
import { ONCE, visit } from "../../drive/visit";
import { readBuiltPage } from "../../read/built-page";
import { readPageRoutes } from "../../read/site-routes";

// Each page as it is first loaded, with its widgets: every-route.spec.ts, to which a refusal is an error in the console.
const refusals = (noise: string[]) => noise.filter((line) => /Content Security Policy/i.test(line));

test(
  "the policy of the first page allows the twenty that follow, and all that opens there",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    await visit(page, "/");
    await markDocument(page);
    const routes = readPageRoutes().filter(({ path }) => path !== "/");
    for (const route of routes.filter((_, at) => at % Math.floor(routes.length / 20) === 0)) {
      await goTo(page, route.path);
      await expect(page).toHaveTitle(readBuiltPage(route).titles[0] ?? "no title");
      await openWidgets(page);
    }
    await expectSameDocument(page);
    expect(noise).toEqual([]);
  },
);

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.___navigate(to);
  }, path);
  await expect(page).toHaveURL(path);
}

for (const [directive, broken] of [
  ["img-src", "img-src 'none'"],
  ["style-src", "style-src 'sha256-another'"],
  ["script-src", "script-src 'self' 'sha256-another'"],
] as const) {
  test(`a policy without the right ${directive} would be noticed`, ONCE, async ({ page }) => {
    const noise = watchPage(page);
    await page.route("**/about", async (route) => {
      const answer = await route.fetch();
      const policy = { "content-security-policy": broken };
      await route.fulfill({ response: answer, headers: { ...answer.headers(), ...policy } });
    });
    undoAfterwards(page, () => page.unrouteAll());
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(refusals(noise)).not.toEqual([]);
  });
}
