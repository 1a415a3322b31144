import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tests/serve/find-chromium";
import { SITE_ORIGIN } from "./tests/read/settings";

/** Specs that read the built files, or whose answer does not depend on the screen: once is enough. */
const ONCE_PER_SITE =
  /(links|html|head|forwards|no-scripts-before-load|page-views|blog-post|booking-links|structured-data|machine-files|mirrors|figures|articles|case-studies|no-development-code|drafts)\.spec\.ts$/;

/** Wide screens show the links that small ones keep in a menu. */
const SMALL_SCREENS_ONLY = /header-menu\.spec\.ts$/;

/** Inside a spec for both screens: tests of what only one of them has. */
const PHONE_TAG = /@phone\b/;
const DESKTOP_TAG = /@desktop\b/;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "node_modules/.cache/site-tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 5_000 },
  reporter: [[process.env.CI ? "dot" : "list"], ["./tests/serve/summary-reporter.ts"]],
  use: {
    baseURL: SITE_ORIGIN,
    locale: "en-US",
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: "phone",
      testIgnore: ONCE_PER_SITE,
      grepInvert: DESKTOP_TAG,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: "desktop",
      testIgnore: SMALL_SCREENS_ONLY,
      grepInvert: PHONE_TAG,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: "node --import tsx tests/serve/serve.ts",
    url: SITE_ORIGIN,
    // Never another program's server: its site could be an old build.
    reuseExistingServer: false,
    stdout: "ignore",
    // The server removes its temporary folder when it is asked to stop; by default it would not be asked.
    gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
  },
});
