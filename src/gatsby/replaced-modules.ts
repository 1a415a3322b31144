import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Compiler } from "webpack";

/** Modules of Gatsby that visitors get in another form, because Gatsby has no setting for it. A workaround: see docs/decisions/0050. */
export const replacedModules: Readonly<Record<string, string | false>> = {
  [resolve(".cache/head/head-export-handler-for-browser.js")]: resolve("src/browser/no-head.ts"),
  // Adds 1.8 KB of scripts that do nothing in a build. By its real path: node_modules may be a link.
  [realpathSync("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
};

/** Webpack's aliases for what visitors get; `$` matches the exact name only. */
export const aliases = Object.fromEntries(
  Object.entries(replacedModules).map(([name, by]) => [`${name}$`, by]),
);

/** Fails the build if a replaced module is imported by another name or not at all, so that no replacement is lost silently. */
export const assertReplaced = {
  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("AssertReplaced", (compilation) => {
      compilation.hooks.afterSeal.tap("AssertReplaced", () => {
        const ids = [...compilation.modules].map((module) => module.identifier());
        compilation.errors.push(...findKept(ids).map((message) => new WebpackError(message)));
      });
    });
  },
};

/** Missing replacements in a bundle; `ids` are webpack's module identifiers. */
export function findKept(ids: readonly string[]): string[] {
  // Webpack identifies concatenated modules by the first one and a hash.
  const has = (file: string) =>
    ids.some((id) => !id.startsWith("ignored|") && `${id}|`.includes(`${file}|`));
  return Object.entries(replacedModules)
    .filter(([name, by]) => (by ? !has(by) : has(name)))
    .map(
      ([name]) =>
        `${name} is no longer replaced. Run "npm run clean"; if that does not help, update src/gatsby/replaced-modules.ts`,
    );
}
