// Draws the site's pictures and marks: `node scripts/artwork/make.mjs [name…]`.
// Without a name, everything; with names, the pictures whose path contains one of them, "favicon" for the marks,
// or "proof-" for the case studies' report panels.
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { writeClients } from "./clients.svg.mjs";
import { writeMarks } from "./mark.svg.mjs";
import { writePicture } from "./lib/raster.mjs";
import { writeProofs } from "./proofs/write-proofs.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const names = process.argv.slice(2);
const isWanted = (/** @type {string} */ path) =>
  names.length === 0 || names.some((name) => path.includes(name));

/** Every picture that a file in `pictures/` exports, in the order of the files' names. */
async function listPictures() {
  const folder = new URL("./pictures/", import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".mjs")).sort();
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => module.pictures);
}

const pictures = (await listPictures()).filter(({ path }) => isWanted(path));
const marks = [
  ...(isWanted("favicon") ? await writeMarks(root) : []),
  ...(await writeClients(root, isWanted)),
];
const proofs = await writeProofs(root, isWanted);
if (pictures.length + marks.length + proofs.length === 0)
  throw new Error(`No picture's path contains: ${names.join(", ")}`);

const report = (/** @type {number} */ bytes, /** @type {string} */ path) =>
  console.log(`${String(Math.round(bytes / 1024)).padStart(5)} KB  ${path}`);
for (const { path, width, height, draw } of pictures)
  report(await writePicture({ path: root + path, width, height, body: draw() }), path);
for (const { path, bytes } of proofs) report(bytes, path);
for (const path of marks) console.log(`    mark  ${path}`);
