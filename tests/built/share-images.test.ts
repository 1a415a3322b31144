import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readBuiltPage } from "../read/built-page";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";

test("pictures of shared links are as large as networks ask for, and small enough to be fetched", async () => {
  const files = readPageRoutes().map((route) => {
    const [address = ""] = readBuiltPage(route).metas["og:image"] ?? [];
    return path.join(SITE_DIR, new URL(address).pathname);
  });
  const unfit = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      const { size } = statSync(file);
      return width === 1200 && height === 630 && size < 300_000 ? "" : file;
    }),
  );
  expect(unfit.filter(Boolean)).toEqual([]);
});
