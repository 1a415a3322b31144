import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { copyProject } from "../serve/project-copy";
import { compareSites, readSite, printDifferences } from "../bench/compare-sites";
import type { BuiltSite } from "../bench/compare-sites";
import { makePosts } from "../bench/make-posts";
import { runMeasured } from "../bench/run-measured";

const BUILD = "node node_modules/gatsby/cli.js build";
const FORGET = path.resolve("src/tools/scripts/forget-moved-cache.mjs");
const POSTS = 6;
const EXTRA_POST = `content/blog/made-post-${POSTS - 1}`;
const STATIC_FILE = "static/removed.txt";
/** What to cache in CI (docs/building.md). */
const KEPT = [".cache", "public"];
/** Files named by a hash of their content: unused old ones may remain. */
const isHashed = (file: string) =>
  /^(static\/|page-data\/sq\/|[\w~.-]*-[0-9a-f]{8,}\.(js|css))/.test(file);

/**
 * `npm run check -- cache`: verifies that a build with the cache of an earlier one equals a build from scratch after a picture was
 * changed, another and a static file removed, and a component and a text edited; that a moved project is built completely, and that a build with only the kept pictures draws none again. Takes five builds.
 */
export async function run(): Promise<void> {
  const { folder, remove } = copyProject();
  const kept = `${folder}-kept`;
  const moved = `${folder}-moved`;
  try {
    await prepare(folder);
    const first = await runMeasured(BUILD, folder);
    for (const name of KEPT)
      cpSync(path.join(folder, name), path.join(kept, name), { recursive: true });

    await change(folder);
    const clean = await rebuild(folder, () => undefined);
    const expected = readSite(folder);
    const restored = await rebuild(folder, () => {
      for (const name of KEPT)
        cpSync(path.join(kept, name), path.join(folder, name), {
          recursive: true,
          preserveTimestamps: true,
        });
    });
    const differences = compareSites(
      withoutLists(expected),
      withoutLists(readSite(folder)),
      isHashed,
    );
    renameSync(folder, moved);
    const afterMove = await runMeasured(`node ${FORGET} && ${BUILD}`, moved);
    differences.push(
      ...compareSites(withoutHash(expected), withoutHash(readSite(moved)), isHashed),
    );
    const drawn = await rebuildFromPictures(moved);
    differences.push(...drawn.map((file) => `${file} was drawn again`));
    differences.push(
      ...compareSites(withoutHash(expected), withoutHash(readSite(moved)), isHashed),
    );
    console.log(
      `from nothing ${first.wall.toFixed(0)} and ${clean.wall.toFixed(0)} s, from the cache ${restored.wall.toFixed(0)} s, after a move ${afterMove.wall.toFixed(0)} s`,
    );
    printDifferences(differences);
  } finally {
    remove();
    for (const each of [kept, moved]) rmSync(each, { recursive: true, force: true });
  }
}

async function prepare(folder: string): Promise<void> {
  await makePicturesPlain(path.join(folder, "content"));
  await makePosts(path.join(folder, "content"), POSTS);
  await makePicture(path.join(folder, EXTRA_POST, "cover.jpg"), "#E9B44C");
  edit(folder, `${EXTRA_POST}/index.md`, /src: .*/, "src: ./cover.jpg");
  writeFileSync(path.join(folder, STATIC_FILE), "");
}

/** Replaces all pictures with plain ones of the same size, so that builds spend little time on them. */
async function makePicturesPlain(contentDir: string): Promise<void> {
  for (const name of readdirSync(contentDir, { recursive: true, encoding: "utf8" }))
    if (/\.(jpg|png)$/.test(name)) {
      const file = path.join(contentDir, name);
      const { width, height } = await sharp(file).metadata();
      await makePicture(file, "#CFE6D8", { width, height });
    }
}

async function makePicture(
  file: string,
  background: string,
  size = { width: 2400, height: 1350 },
): Promise<void> {
  const picture = sharp({ create: { ...size, channels: 3, background } });
  writeFileSync(file, await picture.toFormat(file.endsWith(".png") ? "png" : "jpeg").toBuffer());
}

async function rebuild(folder: string, restore: () => void) {
  for (const name of KEPT) rmSync(path.join(folder, name), { recursive: true });
  restore();
  return runMeasured(BUILD, folder);
}

/** Builds as a new clone does that has only the pictures of an earlier build; returns those that are new. */
async function rebuildFromPictures(folder: string): Promise<string[]> {
  const pictures = path.join(folder, "public", "static");
  const kept = path.join(folder, "kept-pictures");
  renameSync(pictures, kept);
  for (const name of [...KEPT, ".last-valid"])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  cpSync(kept, pictures, { recursive: true, preserveTimestamps: true });
  const start = Date.now();
  await runMeasured(BUILD, folder);
  return readdirSync(pictures, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(avif|jpg|png|webp)$/.test(name))
    .filter((name) => statSync(path.join(pictures, name)).mtimeMs > start);
}

/** `_headers` also lists old hashed files, which visitors of the previous version request. */
function withoutLists(site: BuiltSite): BuiltSite {
  return new Map([...site].filter(([file]) => file !== "_headers"));
}

/** If node_modules is a link, as in this copy, Gatsby's build hash and the start file that contains it depend on the folder. */
function withoutHash(site: BuiltSite): BuiltSite {
  const hash = /start-[0-9a-f]{8}\.js|"webpackCompilationHash":"\w+"/g;
  // Compressed text contains the hash too.
  const files = [...withoutLists(site)].filter(([file]) => !/^start-|\.(br|gz)$/.test(file));
  return new Map(files.map(([file, text]) => [file, text.replace(hash, "")]));
}

/** Recolors one picture, deletes another with its post and a static file, and edits a component and a text. */
async function change(folder: string): Promise<void> {
  await makePicture(path.join(folder, "content/landing/process/three-steps.jpg"), "#C23E12");
  rmSync(path.join(folder, EXTRA_POST), { recursive: true });
  rmSync(path.join(folder, STATIC_FILE));
  edit(folder, "src/view/components/picture/card-picture.tsx", 'width: "100%"', 'width: "99%"');
  edit(folder, "content/landing/about/index.yaml", "heading: ", "heading: Changed ");
}

function edit(folder: string, file: string, from: string | RegExp, to: string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}.`);
  writeFileSync(place, changed);
}
