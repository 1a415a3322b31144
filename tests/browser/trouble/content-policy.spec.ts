import { watchPage } from "../../drive/checks/watch-page";
import { openWidgets } from "../../drive/checks/widgets";
import { expect, test } from "../../drive/lent-page";
import { expectSameDocument, goTo, markDocument } from "../../drive/navigation";
import { ONCE, visit } from "../../drive/visit";
import { readTitle } from "../../read/read-document";
import { readPageRoutes } from "../../read/site-routes";

// Each page as it is first loaded, with its widgets: every-route.spec.ts, to which a refusal is an error in the console.

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
      await expect(page).toHaveTitle(readTitle(route));
      await openWidgets(page);
    }
    await expectSameDocument(page);
    expect(noise).toEqual([]);
  },
);
