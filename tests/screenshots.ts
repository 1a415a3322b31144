import { waitForWholePage } from "./drive/settle";
import path from "node:path";
import { chromium } from "@playwright/test";
import { runMain } from "../src/tools/cli/run-main";
import { CHROMIUM_FLAGS, findChromium } from "./machine/find-chromium";
import { SITE_DIR } from "./read/settings";
import { readPageRoutes } from "./read/site-routes";
import { startStaticServer } from "./serve/static-server";

/** `npx tsx tests/screenshots.ts [route…]`: saves pictures of these (or all) pages of the built site in `screenshots/<width>/`. */
runMain(async () => {
  const server = await startStaticServer(SITE_DIR);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const named = process.argv.slice(2);
  const routes = named.length > 0 ? named : readPageRoutes().map((route) => route.path);
  try {
    for (const route of routes) {
      const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "--");
      for (const width of [360, 768, 1440]) {
        const page = await browser.newPage({
          viewport: { width, height: width < 600 ? 780 : 900 },
          reducedMotion: "reduce",
        });
        await page.goto(server.origin + route, { waitUntil: "networkidle" });
        await waitForWholePage(page);
        await page.evaluate(async () => {
          const images = [...document.images];
          for (const image of images) image.loading = "eager";
          await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
        });
        const file = path.join("screenshots", String(width), `${name}.png`);
        await page.screenshot({ path: file, fullPage: true });
        await page.close();
        console.log(file);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
