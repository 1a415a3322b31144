import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readBuiltPage } from "../read/built-page";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";

/** draw-share-image.test.ts looks at what is drawn. */
test("share images have the dimensions that networks require, and small files", async () => {
  for (const route of readPageRoutes()) {
    const [url = ""] = readBuiltPage(route).metas["og:image"] ?? [];
    const { pathname } = new URL(url);
    const file = path.join(SITE_DIR, decodeURIComponent(pathname));
    const { width, height } = await sharp(file).metadata();
    expect([route.path, width, height]).toEqual([route.path, 1200, 630]);
    expect(statSync(file).size).toBeLessThan(300_000);
  }
});
