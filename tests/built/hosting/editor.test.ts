import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { generatedFiles } from "../../../src/lib/urls/routes";
import { CONTENT_DIR, SITE_DIR } from "../../read/settings";
import { readSiteFile } from "../../read/site-file";

test("a site has an editor, under its own policy, if content/site.yaml turns it on", () => {
  const settings = readFileSync(path.join(CONTENT_DIR, "site.yaml"), "utf8");
  const isOn = (parse(settings) as { editor?: object }).editor !== undefined;
  expect(existsSync(path.join(SITE_DIR, "admin"))).toBe(isOn);
  if (!isOn) return;
  const html = readSiteFile("admin/index.html");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain("default-src 'none';script-src 'self';");
});

test("no list of pages has the editor", () => {
  const { sitemap, feed, llms } = generatedFiles;
  for (const file of [sitemap, feed, llms])
    expect(readSiteFile(file)).not.toContain("/admin");
});
