import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Leaves out of the visitor's JavaScript what the site never runs (8 KB brotli on every page). Neither
 * Gatsby nor Emotion has a switch for these parts, so their modules are replaced by name; that is a
 * workaround, and docs/decisions/0003-javascript-budget.md gives its reasons.
 */
export function createWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  // The server and the browser have to give a style the same name.
  actions.setWebpackConfig({
    resolve: { alias: { "@emotion/hash$": resolve("src/theme/style-name.ts") } },
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // Maps of the minified code: nobody debugs what is published, and they took a fifth of the bundling.
    devtool: false,
    // Two templates share 20 KB of source, just what webpack takes for a file of its own. Apart, it would be
    // compressed apart: 0.8 KB more on every landing page.
    optimization: { splitChunks: { minSize: 30_000 } },
    module: {
      rules: [
        {
          test: /@emotion\/cache\/dist\/.*browser.*\.js$/,
          loader: resolve("src/gatsby/without-prefixer.cjs"),
        },
      ],
    },
    resolve: {
      alias: {
        // Read in two tasks instead of one. `setWebpackConfig` has no say over the entry itself.
        [`${resolve(".cache/production-app")}$`]: resolve("src/browser/start.ts"),
        // The runtime of the `Head` export (gatsbyjs/gatsby#35980): react-helmet writes the heads here.
        [resolve(".cache/head/head-export-handler-for-browser")]: resolve(
          "src/browser/no-head-export.ts",
        ),
        // Third-party scripts in a worker, and service workers: the site has neither.
        // By its real path, which Gatsby imports it by: node_modules may be a link.
        [realpathSync("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]:
          false,
        [resolve(".cache/register-service-worker")]: false,
        // Only Emotion's `withTheme` calls it, and the package can't be shaken off.
        "hoist-non-react-statics": false,
        // The first page of a visit has its head already.
        [resolve("src/components/seo/head-writer")]: resolve(
          "src/components/seo/head-writer.browser.tsx",
        ),
      },
    },
  });
}
