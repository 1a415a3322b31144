// Installs the few packages that `check:content` and `due` run with, for workflows: a tenth of all, each in the version and with the
// hash of package-lock.json. Plain Node: nothing may be needed to install what is needed. Never beside a whole installation.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** What their modules import. */
const wanted = [
  ...["cspell", "fastest-levenshtein", "mdast-util-to-string", "remark", "remark-footnotes"],
  ...["remark-gfm", "sharp", "tsx", "unist-util-visit", "yaml", "zod"],
];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const target = path.join(root, "node_modules");
if (existsSync(target)) {
  console.log("node_modules is there already: nothing is installed.");
} else {
  install(readPart(JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"))));
}

/** The lockfile, cut down to the wanted packages and what they depend on. */
function readPart({ packages: all, ...lockfile }) {
  const places = new Set();
  for (const name of wanted) follow(`node_modules/${name}`);
  const { "": project } = all;
  const versions = { ...project.dependencies, ...project.devDependencies };
  const dependencies = Object.fromEntries(wanted.map((name) => [name, versions[name]]));
  const part = Object.entries(all).filter(([place]) => places.has(place));
  return {
    ...lockfile,
    packages: { "": { name: project.name, dependencies }, ...Object.fromEntries(part) },
  };

  function follow(place) {
    if (places.has(place)) return;
    places.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = all[place];
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const found = findAbove(place, name);
      if (found) follow(found);
    }
  }

  /** Where a package finds another: in its own node_modules, or in those of the folders around it. */
  function findAbove(place, name) {
    const folders = [...place.matchAll(/node_modules\//g)].map(({ index }) =>
      place.slice(0, index),
    );
    return [...folders, `${place}/`]
      .reverse()
      .map((folder) => `${folder}node_modules/${name}`)
      .find((candidate) => candidate in all);
  }
}

/** Beside the project, so that what is installed can be moved there in one step. */
function install(lockfile) {
  const folder = mkdtempSync(path.join(root, ".install-"));
  const { name, dependencies } = lockfile.packages[""];
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, dependencies }));
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lockfile));
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) renameSync(path.join(folder, "node_modules"), target);
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}
