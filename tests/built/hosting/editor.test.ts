import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { parse } from "yaml";
import { generatedFiles } from "../../../src/lib/urls/routes";
import { CHROMIUM_FLAGS, findChromium } from "../../machine/find-chromium";
import { CONTENT_DIR, SITE_DIR } from "../../read/settings";
import { readSiteFile } from "../../read/site-file";
import { startNginx } from "../../serve/hosts";

const settings = readFileSync(path.join(CONTENT_DIR, "site.yaml"), "utf8");
const isOn = (parse(settings) as { editor?: object }).editor !== undefined;

test("a site has an editor if content/site.yaml turns it on", () => {
  expect(existsSync(path.join(SITE_DIR, "admin"))).toBe(isOn);
});

test("no list of pages has the editor", () => {
  const { sitemap, feed, llms } = generatedFiles;
  for (const file of [sitemap, feed, llms])
    expect(readSiteFile(file)).not.toContain("/admin");
});

(isOn ? test : test.skip)(
  "the editor starts from nginx under its own policy",
  async () => {
    const { origin, close } = await startNginx(path.dirname(SITE_DIR));
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: CHROMIUM_FLAGS,
    });
    try {
      const page = await browser.newPage();
      const reached: string[] = [];
      page.on("response", (response) =>
        reached.push(new URL(response.url()).host),
      );
      await page.goto(`${origin}/admin`);
      await page
        .getByRole("button", { name: "Sign In Using Access Token" })
        .waitFor();
      expect([...new Set(reached)].filter(Boolean)).toEqual([
        new URL(origin).host,
      ]);
      const html = await (await fetch(`${origin}/admin`)).text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain("default-src 'none';script-src 'self';");
    } finally {
      await browser.close();
      await close();
    }
  },
  30_000,
);
