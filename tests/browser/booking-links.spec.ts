import { expect, test } from "@playwright/test";
import { readBookingAddresses } from "../read/booking";
import { visit, withAndWithoutScripts } from "../drive/visit";

const addresses = readBookingAddresses();

test("a click opens the booking page in a new tab and leaves this one alone", async ({
  page,
  context,
}) => {
  await context.route(`${addresses["demo"]}**`, (route) =>
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
  expect(tab.url()).toBe(addresses["demo"]);
  expect(
    await tab.evaluate(() => window.opener === null),
    "it cannot steer the page behind it",
  ).toBe(true);
  await expect(page).toHaveURL("/");
});

withAndWithoutScripts(() => {
  test("Apply to Join is no link, cannot be reached by Tab, and says that it opens soon", async ({
    page,
    javaScriptEnabled,
  }) => {
    await visit(page, "/partner", javaScriptEnabled);
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
  });
});
