import { defineConfig } from "@playwright/test";
import { SITE_ORIGIN } from "./tests/read/settings";
import {
  CHROMIUM_FLAGS,
  findChromium,
  findHeadlessShell,
} from "./tests/machine/find-chromium";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "node_modules/.cache/site-tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // For tests that hang: a busy machine may be several times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: SITE_ORIGIN,
    locale: "en-US",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: CHROMIUM_FLAGS,
    },
  },
  // A test runs on both screens unless it has a tag of tests/browser/support/visit.ts.
  projects: [
    {
      name: "phone",
      grepInvert: /@(desktop|once|whole)\b/,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: "desktop",
      grepInvert: /@(phone|whole)\b/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "whole",
      grep: /@whole\b/,
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
      },
    },
  ],
  webServer: {
    command: "node --import tsx tests/serve/serve.ts",
    url: SITE_ORIGIN,
    // Never reuse a running server: its build could be old.
    reuseExistingServer: false,
    stdout: "ignore",
    // The server stops nginx on SIGTERM; by default, Playwright kills it.
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
  },
});
