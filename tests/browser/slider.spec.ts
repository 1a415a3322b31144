import { expect, test } from "@playwright/test";
import { PHONE, visit, withAndWithoutScripts } from "./support/visit";
import { readSection } from "../read/records";

/** Both sliders of the home page are of the same kind. */
const { heading } = readSection("home", "proof", "caseStudies") as {
  heading: string;
};

// Chromium loses a press of a link while the row still scrolls smoothly to another slide.
test.use({ contextOptions: { reducedMotion: "reduce" } });

withAndWithoutScripts(() => {
  test(
    "each dot shows its slide, and with scripts, the dot of the slide in sight is marked",
    PHONE,
    async ({ page, javaScriptEnabled }) => {
      await visit(page, "/");
      const dots = page
        .getByRole("navigation", { name: heading, exact: true })
        .getByRole("link");
      const expectShown = async (index: number) => {
        const id = await dots.nth(index).getAttribute("href");
        // Parts above may have been laid out since the tap, which moves the row up or down.
        await page
          .getByRole("heading", { name: heading })
          .evaluate((element) => element.scrollIntoView());
        await expect(page.locator(`li${id}`)).toBeInViewport({ ratio: 0.99 });
        if (javaScriptEnabled)
          await expect(dots.nth(index)).toHaveAttribute("aria-current", "true");
      };
      for (const index of [2, 1, 0]) {
        await dots.nth(index).tap();
        await expectShown(index);
      }
      await dots.nth(1).press("Enter");
      await expectShown(1);
    },
  );
});
