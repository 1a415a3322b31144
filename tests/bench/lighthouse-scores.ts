import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../machine/find-chromium";

const port = 9222;

/** Lighthouse's four scores of a page, 0 to 100, by category; one run with simulated throttling. */
export async function readScores(url: string): Promise<Record<string, number>> {
  // Imported here because its functions, compiled with this file, could not run in the page.
  const { default: lighthouse } = await import("lighthouse");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: "error" });
    if (!result || result.lhr.runtimeError)
      throw new Error(
        `Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`,
      );
    return Object.fromEntries(
      Object.values(result.lhr.categories).map(({ title, score }) => [
        title,
        Math.round((score ?? 0) * 100),
      ]),
    );
  } finally {
    await browser.close();
  }
}
