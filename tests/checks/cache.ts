import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { copyProject } from "../serve/project-copy";
import { compareSites, readSite, tellDifferences } from "../bench/compare-sites";
import type { BuiltSite } from "../bench/compare-sites";
import { makePosts } from "../bench/make-posts";
import { runMeasured } from "../bench/run-measured";

const BUILD = "node node_modules/gatsby/cli.js build";
/** What `npm run build` does first. */
const FORGET = path.resolve("src/scripts/forget-moved-cache.mjs");
/** What a CI cache has to keep (docs/deploying.md). */
const POSTS = 6;
const EXTRA_POST = `content/blog/made-post-${POSTS - 1}`;
const KEPT = [".cache", "public"];
/** Named by what they hold: old ones may lie about, and no page names them. */
const isHashed = (file: string) =>
  /^(static\/|page-data\/sq\/|[\w~.-]*-[0-9a-f]{8,}\.(js|css))/.test(file);

/**
 * `npm run check -- cache`: shows that a build which starts from the kept folders of an earlier one makes what a build from nothing
 * makes, after a picture was changed, another removed, a component and a text edited; and that a project which was moved is built
 * whole. Takes four builds.
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
    console.log(
      `from nothing ${first.wall.toFixed(0)} and ${clean.wall.toFixed(0)} s, from the cache ${restored.wall.toFixed(0)} s, after a move ${afterMove.wall.toFixed(0)} s`,
    );
    tellDifferences(differences);
  } finally {
    remove();
    for (const each of [kept, moved]) rmSync(each, { recursive: true, force: true });
  }
}

/** One post more than there are, with a picture that nothing else shows. */
async function prepare(folder: string): Promise<void> {
  await makePicturesPlain(path.join(folder, "content"));
  makePosts(path.join(folder, "content"), POSTS);
  await makePicture(path.join(folder, EXTRA_POST, "cover.jpg"), "#E9B44C");
  edit(folder, `${EXTRA_POST}/index.md`, /src: .*/, "src: ./cover.jpg");
}

/** Puts pictures of one color and of the same sizes in the place of all, so that builds spend next to nothing on pictures. */
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

/** `_headers` names the hashed files that lie about as well: visitors of the version before ask for them. */
function withoutLists(site: BuiltSite): BuiltSite {
  return new Map([...site].filter(([file]) => file !== "_headers"));
}

/** Where packages are a link, as in this copy, Gatsby's hash of the build and the start file that holds it depend on the folder. */
function withoutHash(site: BuiltSite): BuiltSite {
  const hash = /start-[0-9a-f]{8}\.js|"webpackCompilationHash":"\w+"/g;
  // The hash is in compressed texts as well.
  const files = [...withoutLists(site)].filter(([file]) => !/^start-|\.(br|gz)$/.test(file));
  return new Map(files.map(([file, text]) => [file, text.replace(hash, "")]));
}

/** A picture gets another color, one goes with the post that shows it, a component and a text change. */
async function change(folder: string): Promise<void> {
  await makePicture(path.join(folder, "content/landing/process/three-steps.jpg"), "#C23E12");
  rmSync(path.join(folder, EXTRA_POST), { recursive: true });
  edit(folder, "src/components/picture/card-picture.tsx", 'width: "100%"', 'width: "99%"');
  edit(folder, "content/landing/about/index.yaml", "heading: ", "heading: Changed ");
}

function edit(folder: string, file: string, from: string | RegExp, to: string): void {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${String(from)}.`);
  writeFileSync(place, changed);
}
