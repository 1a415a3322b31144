import { expect, test } from "@playwright/test";
import { watchPage } from "../drive/checks/watch-page";
import { ONCE } from "../drive/visit";

test(
  "the editor starts under its own policy, without asking other hosts",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    await page.goto("/admin");
    const signIn = page.getByRole("button", {
      name: "Sign In Using Access Token",
    });
    await expect(signIn).toBeVisible();
    expect(noise.filter((line) => line.startsWith("third-party"))).toEqual([]);
  },
);
