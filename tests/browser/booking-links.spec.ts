import { expect, test } from "../drive/lent-page";
import { writeBooking } from "../read/booking";
import { ONCE, visit, withAndWithoutScripts } from "../drive/visit";

test(
  "a click opens the booking page in a new tab and leaves this one alone",
  ONCE,
  async ({ page }) => {
    const context = page.context();
    const address = writeBooking("demo", "/", "hero.1");
    await context.route(address, (route) =>
      route.fulfill({ body: "booking", contentType: "text/html" }),
    );
    await visit(page, "/");
    const opened = context.waitForEvent("page");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Book a Demo/ })
      .first()
      .click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(tab.url()).toBe(address);
    expect(
      await tab.evaluate(() => window.opener === null),
      "it cannot steer the page behind it",
    ).toBe(true);
    await expect(page).toHaveURL("/");
    await tab.close();
    await context.unrouteAll();
  },
);

withAndWithoutScripts(() => {
  test(
    "Apply to Join is no link, cannot be reached by Tab, and says that it opens soon",
    ONCE,
    async ({ page }) => {
      await visit(page, "/partner");
      const words = page.getByRole("main").getByText("Apply to Join");
      await expect(words).toBeVisible();
      await expect(words).toHaveText(/opens soon/);
      for (const role of ["link", "button"] as const)
        await expect(page.getByRole(role, { name: /Apply to Join/ })).toHaveCount(0);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Book a Discovery Call/ })
        .last()
        .focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("contentinfo").locator(":focus"), "the next stop").toHaveCount(1);
    },
  );
});
