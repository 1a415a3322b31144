import { readFileSync } from "node:fs";

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const lockfile = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
) as Lockfile;
/** All packages by folder, such as `node_modules/react`. */
const packages = new Map(
  Object.entries(lockfile.packages).filter(([place]) => place !== ""),
);

// npm omits the binaries of other platforms when it generates the lockfile from installed packages.
test("the lockfile has the binaries of every platform that a package supports", () => {
  const missing = [...packages].flatMap(
    ([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(
          (name) =>
            !foldersAbove(place).some((above) =>
              packages.has(`${above}${name}`),
            ),
        )
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
