import { readFileSync } from "node:fs";

/** What the lockfile says of a package. */
export interface LockedPackage {
  version: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** All packages of the lockfile by their folder, such as `node_modules/react`. */
export function readLockfile(): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return new Map(Object.entries(packages).filter(([place]) => place !== ""));
}
