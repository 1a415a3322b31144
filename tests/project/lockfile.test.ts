import { readFileSync } from "node:fs";

interface Lockfile {
  packages: Record<
    string,
    { resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> }
  >;
}

const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
/** All packages by folder, such as `node_modules/react`. */
const packages = new Map(Object.entries(lockfile.packages).filter(([place]) => place !== ""));

test("the lockfile has the URL and the hash of each package", () => {
  expect(packages.size).toBeGreaterThan(1000);
  const incomplete = [...packages]
    .filter(([, { resolved = "", integrity = "" }]) => {
      const isPublic = resolved.startsWith("https://registry.npmjs.org/");
      return !(isPublic && integrity.startsWith("sha512-"));
    })
    .map(([place]) => place);
  expect(incomplete).toEqual([]);
});

// npm omits the binaries of other platforms when it generates the lockfile from installed packages.
test("the lockfile has the binaries of every platform that a package supports", () => {
  const missing = [...packages].flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(place).some((above) => packages.has(`${above}${name}`)))
      .map((name) => `${place} needs ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Where a package resolves another: in its own `node_modules`, then in those of its parent folders. */
function foldersAbove(place: string): string[] {
  const around = [...place.matchAll(/node_modules\//g)].map(({ index }) =>
    place.slice(0, index + "node_modules/".length),
  );
  return [`${place}/node_modules/`, ...around];
}
