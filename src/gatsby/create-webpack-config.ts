import type { CreateWebpackConfigArgs } from "gatsby";
import { aliases, aliasesEverywhere, assertReplaced } from "./replaced-modules";
import { noteVisitorPackages } from "./visitor-packages";

/**
 * Leaves out of the visitor's JavaScript what the site never runs (8 KB brotli on every page). Neither
 * Gatsby nor Emotion has a switch for these parts, so their modules are replaced by name; that is a
 * workaround, and docs/decisions/0003-javascript-budget.md gives its reasons.
 */
export function createWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: aliasesEverywhere } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Maps of the minified code: nobody debugs what is published, and they took a fifth of the bundling.
    devtool: false,
    // Two templates share 20 KB of source, just what webpack takes for a file of its own. Apart, it would be
    // compressed apart: 0.8 KB more on every landing page.
    optimization: { splitChunks: { minSize: 30_000 } },
    resolve: { alias: aliases },
    plugins: [assertReplaced, noteVisitorPackages],
  });
}
