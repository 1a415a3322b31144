import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/machine/find-chromium";

export default defineConfig({
  testDir: "tests/develop",
  outputDir: "node_modules/.cache/develop-tests",
  globalSetup: "./tests/develop/support/start-develop.ts",
  // Serial, because they change files that all pages depend on.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Shared machines stall at times. The summary lists tests that pass only on the second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: process.env.DEVELOP_ORIGIN,
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: "started-with-errors", testMatch: "started-with-errors.spec.ts" },
    {
      name: "develop",
      testIgnore: "started-with-errors.spec.ts",
      dependencies: ["started-with-errors"],
    },
  ],
});
