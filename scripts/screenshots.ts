import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./find-chromium";
import { SITE_DIR } from "../tests/read/settings";
import { readPageRoutes } from "../tests/read/site-routes";
import { startStaticServer } from "../tests/serve/static-server";

const folder = "screenshots";
const widths = [360, 768, 1440];

/**
 * `npx tsx scripts/screenshots.ts [route…]`: pictures of the built site's pages, whole and still, in `screenshots/<width>/`.
 * Without routes, of every page.
 */
async function main(): Promise<void> {
  const server = await startStaticServer(SITE_DIR);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const named = process.argv.slice(2);
  const routes = named.length > 0 ? named : readPageRoutes().map((route) => route.path);
  try {
    for (const route of routes) {
      for (const width of widths) {
        const file = await takeScreenshot(browser, server.origin, route, width);
        console.log(file);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function takeScreenshot(
  browser: Browser,
  origin: string,
  route: string,
  width: number,
): Promise<string> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 780 : 900 },
    reducedMotion: "reduce",
  });
  await page.goto(origin + route, { waitUntil: "networkidle" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "--");
  const file = path.join(folder, String(width), `${name}.png`);
  await mkdir(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  return file;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
