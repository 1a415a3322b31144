import { writeFileSync } from "node:fs";
import type { Compiler } from "webpack";

/** Where a build notes the packages that visitors get code of: their folders, for `npm run check -- audit`. */
export const visitorPackagesFile = ".cache/visitor-packages.json";

/** Notes them. What is dropped as unused stays on the list: rather one too many. */
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

/** The folders of the packages that files belong to, as the lockfile names them: `node_modules/@emotion/react`. */
export function findPackages(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => packageFolder.exec(file.replaceAll("\\", "/")) ?? []);
  return [...new Set(folders)].sort();
}
