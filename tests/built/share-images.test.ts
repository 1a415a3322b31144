import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readBuiltPage } from "../read/built-page";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes, type SiteRoute } from "../read/site-routes";
import { findEntities } from "../read/structured-data";

/** The column at the right edge of a share image, in pixels. */
const column = { left: 816, top: 0, width: 384, height: 630 };

/** Mean difference (of 255) from which pictures differ: a JPEG of the same one is about 3 away, another cover 40 or more. */
const MAX_DIFFERENCE = 12;

const texts = readPageRoutes().filter(
  (route) =>
    !route.path.startsWith("/case-studies/") &&
    [...findEntities(route, "Article"), ...findEntities(route, "BlogPosting")]
      .length > 0,
);

test.each(texts)(
  "the share image of $path shows its own picture",
  async (route) => {
    const [cover, shared] = await Promise.all([
      readCover(route),
      readColumn(route),
    ]);
    expect(compare(shared, cover)).toBeLessThanOrEqual(MAX_DIFFERENCE);
  },
);

test("share images have the dimensions that networks require, and small files", async () => {
  const files = readPageRoutes().map((route) => fileOf(readShared(route)));
  const unsuitable = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      const { size } = statSync(file);
      return width === 1200 && height === 630 && size < 300_000 ? "" : file;
    }),
  );
  expect(unsuitable.filter(Boolean)).toEqual([]);
});

const readShared = (route: SiteRoute) =>
  readBuiltPage(route).metas["og:image"]?.[0] ?? "";
const fileOf = (url: string) =>
  path.join(SITE_DIR, decodeURIComponent(new URL(url).pathname));

function readColumn(route: SiteRoute): Promise<Buffer> {
  return sampleOf(sharp(fileOf(readShared(route))).extract(column));
}

async function readCover(route: SiteRoute): Promise<Buffer> {
  const [text] = [
    ...findEntities(route, "Article"),
    ...findEntities(route, "BlogPosting"),
  ];
  const [own = ""] = (text?.["image"] ?? []) as string[];
  const cut = await sharp(fileOf(own))
    .resize(column.width, column.height)
    .toBuffer();
  return sampleOf(sharp(cut));
}

/** Downscaled, so that grain and JPEG edges don't count. */
function sampleOf(image: sharp.Sharp): Promise<Buffer> {
  return image.resize(48, 79, { fit: "fill" }).removeAlpha().raw().toBuffer();
}

function compare(one: Buffer, other: Buffer): number {
  const total = one.reduce(
    (sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)),
    0,
  );
  return total / one.length;
}
