import { expect, test } from "@playwright/test";
import { ONCE } from "./support/visit";
import { SITE_ORIGIN } from "../read/settings";

test(
  "the editor starts under its own policy, which lets it reach no other host",
  ONCE,
  async ({ page }) => {
    const reached = new Set<string>();
    page.on("response", (response) => {
      if (response.url().startsWith("http"))
        reached.add(new URL(response.url()).origin);
    });
    await page.goto("/admin");
    const signIn = page.getByRole("button", {
      name: "Sign In Using Access Token",
    });
    await expect(signIn).toBeVisible();
    expect([...reached]).toEqual([SITE_ORIGIN]);
  },
);
