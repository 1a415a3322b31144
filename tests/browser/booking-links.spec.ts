import { expect, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { CALLS } from "../agreed/calls";
import {
  findBookingFaults,
  readBookingAddresses,
  readBookingLinks,
  readNewTabNotice,
} from "../read/booking";
import { visit, withAndWithoutScripts } from "../drive/visit";

const NO_CALL = ["/blog", "/privacy", "/terms-of-service", "/test"];
const routes = readPageRoutes();
const addresses = readBookingAddresses();

test("every link to a booking page opens in a new tab and says so, and all pages that sell have one", () => {
  const used = new Set<string>();
  for (const route of routes) {
    const links = readBookingLinks(route);
    links.forEach(({ href }) => used.add(href));
    expect.soft(links.flatMap(findBookingFaults), route.path).toEqual([]);
    if (!NO_CALL.includes(route.path) && !route.path.startsWith("/blog/category/"))
      expect
        .soft(
          links.filter(({ isInMain }) => isInMain),
          route.path,
        )
        .not.toEqual([]);
  }
  expect(Array.from(used).sort(), "all kinds of calls can be booked").toEqual(
    Object.values(addresses).sort(),
  );
});

for (const path of new Set(CALLS.map((call) => call.page))) {
  test(`${path} asks visitors to book`, async ({ page }) => {
    await visit(page, path);
    for (const { label, books, least } of CALLS.filter((call) => call.page === path)) {
      const links = page
        .getByRole("main")
        .getByRole("link", { name: `${label} ${readNewTabNotice()}`, exact: true });
      const leadTo = await links.evaluateAll((elements) =>
        elements.map((link) => link.getAttribute("href")),
      );
      expect(leadTo.length, label).toBeGreaterThanOrEqual(least);
      expect(new Set(leadTo), label).toEqual(new Set([addresses[books]]));
    }
  });
}

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
