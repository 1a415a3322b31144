import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { readLockfile } from "../read/lockfile";

const installer = readFileSync("scripts/install-for-content.mjs", "utf8");
const wanted = /const wanted = \[([\s\S]*?)\];/.exec(installer)?.[1] ?? "";
const listed = Array.from(wanted.matchAll(/"([^"]+)"/g), ([, name = ""]) => name);

/** The packages that a module, and all that it imports, need when they run: types need none. */
function findPackages(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const imports = /(?:^(?:import|export)(?! type)[^;]*?from |^import |import\()"([^"]+)"/gm;
  for (const [, name = ""] of text.matchAll(imports)) {
    if (!name.startsWith(".")) {
      if (!isBuiltin(name)) packages.add(name);
      continue;
    }
    const inside = findPackages(`${path.join(path.dirname(file), name)}.ts`, seen);
    for (const found of inside) packages.add(found);
  }
  return packages;
}

test("what is installed for content is what its commands import, and tsx, which runs them", () => {
  const needed = ["src/cli/check-content.ts", "src/cli/due.ts"].flatMap((file) => [
    ...findPackages(file),
  ]);
  expect(listed).toEqual([...new Set([...needed, "tsx"])].sort());
  expect(listed.filter((name) => !readLockfile().has(`node_modules/${name}`))).toEqual([]);
});
