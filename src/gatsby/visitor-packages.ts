import { writeFileSync } from "node:fs";
import type { Compiler } from "webpack";

/** The list of packages in the browser bundle, as folders, for `npm run check -- audit`. */
export const visitorPackagesFile = ".cache/visitor-packages.json";

/** Records bundled packages. Tree-shaken packages are included; false positives are acceptable. */
export const noteVisitorPackages = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("NoteVisitorPackages", (compilation) => {
      compilation.hooks.finishModules.tap("NoteVisitorPackages", (modules) => {
        const files = Array.from(modules, (module) => module.nameForCondition() ?? "");
        writeFileSync(visitorPackagesFile, JSON.stringify(findPackages(files)));
      });
    });
  },
};

const packageFolder = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

/** The package folders of files, as in the lockfile: `node_modules/@emotion/react`. */
export function findPackages(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => packageFolder.exec(file.replaceAll("\\", "/")) ?? []);
  return [...new Set(folders)].sort();
}
