import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Compiler } from "webpack";

interface ReplacedModule {
  /** The module as it is imported: a package, or the path of a file, without its ending where imports leave it out. */
  name: string;
  /** What stands in for it; nothing where it is left out. */
  by?: string;
  /** Whether servers take the other form too: what they write and what the browser does have to agree. */
  everywhere?: true;
}

/**
 * Modules of Gatsby and Emotion that visitors get in another form, or not at all: neither has a switch for them. A
 * workaround; docs/decisions/0003-javascript-budget.md and 0017-html-in-the-first-packets.md say why for each.
 */
export const replacedModules: readonly ReplacedModule[] = [
  // The names of styles.
  { name: "@emotion/hash", by: resolve("src/theme/style-name.ts"), everywhere: true },
  // How a browser turns styles into rules.
  { name: "@emotion/cache", by: resolve("src/browser/emotion-cache.ts") },
  // The element that tells of a new page.
  {
    name: resolve(".cache/route-announcer-props"),
    by: resolve("src/browser/announcer-props.ts"),
    everywhere: true,
  },
  // Read in two tasks instead of one. `setWebpackConfig` has no say over the entry itself.
  { name: resolve(".cache/production-app"), by: resolve("src/browser/start.ts") },
  // The runtime of the `Head` export (gatsbyjs/gatsby#35980): react-helmet writes the heads here.
  {
    name: resolve(".cache/head/head-export-handler-for-browser"),
    by: resolve("src/browser/no-head-export.ts"),
  },
  // Third-party scripts in a worker, and service workers: the site has neither.
  // By its real path, which Gatsby imports it by: node_modules may be a link.
  {
    name: realpathSync("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  },
  { name: resolve(".cache/register-service-worker") },
  // Checks of props, which only development makes.
  { name: "prop-types", by: resolve("src/browser/no-prop-types.ts") },
  // Only Emotion's `withTheme` calls it, and the package can't be shaken off.
  { name: "hoist-non-react-statics" },
  // Helpers of Babel's for what browsers have functions of their own for.
  {
    name: realpathSync("node_modules/@babel/runtime/helpers/esm/toConsumableArray.js"),
    by: resolve("src/browser/copy-list.ts"),
  },
  {
    name: realpathSync("node_modules/@babel/runtime/helpers/extends.js"),
    by: resolve("src/browser/copy-fields.ts"),
  },
  // The first page of a visit has its head already.
  {
    name: resolve("src/components/seo/head-writer"),
    by: resolve("src/components/seo/head-writer.browser.tsx"),
  },
];

const toAliases = (modules: readonly ReplacedModule[]): Record<string, string | false> =>
  Object.fromEntries(modules.map(({ name, by }) => [`${name}$`, by ?? false]));

/** Webpack's aliases for what visitors get; `$` keeps names that only begin alike. */
export const aliases = toAliases(replacedModules);

/** Those that servers take too. */
export const aliasesEverywhere = toAliases(replacedModules.filter(({ everywhere }) => everywhere));

/** Fails a build in which one of them is imported by another name or not at all: its weight would come back unseen. */
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

/** What is wrong with the replacements of a bundle; `ids` are webpack's identifiers of its modules. */
export function findKept(ids: readonly string[]): string[] {
  return replacedModules.flatMap(({ name, by }) => {
    const [ending = ""] = name.split("/").slice(-1);
    const isReplaced = ids.some((id) =>
      // A module that webpack has joined with those it imports is named by the first of them, and a hash.
      by === undefined
        ? id.startsWith("ignored|") && id.includes(ending)
        : `${id}|`.includes(`${by}|`),
    );
    return isReplaced
      ? []
      : [
          `${name} is not replaced any more. If "npm run clean" doesn't help, mend src/gatsby/replaced-modules.ts`,
        ];
  });
}
