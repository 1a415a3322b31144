import { watchPage } from "../../drive/checks/watch-page";
import { openWidgets } from "../../drive/checks/widgets";
import { expect, test } from "../../drive/shared-page";
import { expectSameDocument, goTo, markDocument } from "../../drive/navigation";
import { ONCE, visit } from "../../drive/visit";
import { readTitle } from "../../read/read-document";
import { readPageRoutes, readTemplate } from "../../read/site-routes";

// Tests navigation; every-route.spec.ts covers first loads, where a violation is a console error.

test(
  "the first page's policy allows the pages opened from it, and their widgets",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    await visit(page, "/");
    await markDocument(page);
    const templates = new Map(
      readPageRoutes().map((route) => [readTemplate(route.path), route]),
    );
    const everySection = readPageRoutes().filter(
      ({ path }) => path === "/every-section",
    );
    for (const route of [...templates.values(), ...everySection]) {
      await goTo(page, route.path);
      await expect(page).toHaveTitle(readTitle(route));
      await openWidgets(page);
    }
    await expectSameDocument(page);
    expect(noise).toEqual([]);
  },
);
