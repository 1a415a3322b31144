import type { Locator, Page } from "@playwright/test";

/** The error in the content when the server starts. */
export const plantedError = {
  file: "content/landing/process/index.yaml",
  good: "variant: split",
  bad: "variant: splt",
} as const;

/** The error panel over a page of `develop`. */
export function findPanel(page: Page): Locator {
  return page.locator("content-problems").getByRole("alert");
}
