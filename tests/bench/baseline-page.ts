import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { compressFiles } from "../../src/publish/hosts/compress-files";
import { CONTENT_DIR } from "../read/settings";
import { startStaticServer } from "../serve/static-server";

/** The largest picture of a home page, as a phone gets it: a full-width 16:9 hero. Pixels. */
const hero = { width: 1080, height: 608 };

/** Serves the baseline page. No page with the same content can be much faster. */
export async function serveBaseline(): Promise<{
  origin: string;
  close: () => Promise<void>;
}> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "baseline-page-"));
  const page = path.join(folder, "index.html");
  const html = readFileSync(
    path.join("tests", "bench", "baseline.html"),
    "utf8",
  );
  writeFileSync(
    page,
    html
      .replace("{{width}}", String(hero.width))
      .replace("{{height}}", String(hero.height)),
  );
  await compressFiles([page]);
  copyFileSync(
    path.join("static", "favicon.ico"),
    path.join(folder, "favicon.ico"),
  );
  await sharp(findCover())
    .resize(hero)
    .avif()
    .toFile(path.join(folder, "hero.avif"));
  const server = await startStaticServer(folder);
  return {
    origin: server.origin,
    close: () =>
      server
        .close()
        .finally(() => rmSync(folder, { recursive: true, force: true })),
  };
}

/** The first cover of the blog, as a typical picture of the site. */
function findCover(): string {
  const blog = path.join(CONTENT_DIR, "blog");
  const [first] = readdirSync(blog, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(jpe?g|png)$/.test(file))
    .sort();
  if (!first) throw new Error(`${blog} has no picture for the baseline page.`);
  return path.join(blog, first);
}
