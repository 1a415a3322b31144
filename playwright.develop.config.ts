import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/machine/find-chromium";

export default defineConfig({
  testDir: "tests/develop",
  outputDir: "node_modules/.cache/develop-tests",
  globalSetup: "./tests/develop/support/start-develop.ts",
  // Serial, because they change files that all pages depend on.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Enough for a machine four times slower; Gatsby creates each page on its first request.
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: process.env.DEVELOP_ORIGIN,
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: "journey", testMatch: "journey.spec.ts" },
    {
      name: "develop",
      testIgnore: "journey.spec.ts",
      dependencies: ["journey"],
    },
  ],
});
