import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";
import { isPreview } from "../site/is-preview";
import { findTracking } from "./records/tracking";
import { aliases, aliasesEverywhere, assertReplaced } from "./replaced-modules";
import { noteVisitorPackages } from "./visitor-packages";

/** What the site adds to Gatsby's bundling: replaced modules, and constants that leave out what a build does not need. */
export function createWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins, getNode } = args;
  // Gatsby's types call each of its plugins a Function.
  const define = plugins.define as (values: object) => WebpackPluginInstance;
  actions.setWebpackConfig({
    resolve: { alias: aliasesEverywhere },
    // Known while bundling, so that what only a preview says is in no other build.
    plugins: [define({ "process.env.PREVIEW": isPreview() ? '"1"' : '""' })],
  });
  if (stage !== "build-javascript") return;
  removeOldScripts(args);
  actions.setWebpackConfig({
    // Maps of the minified code: nobody debugs what is published, and they took a fifth of the bundling.
    devtool: false,
    resolve: { alias: aliases },
    plugins: [assertReplaced, noteVisitorPackages, define(toConstants({ getNode }))],
  });
}

/**
 * Removes the scripts of earlier builds that this one does not have: they may load trackers whose ids have been taken out since. Pages that
 * are open keep theirs on the host, which new files are copied over to (docs/deploying.md).
 */
function removeOldScripts({ actions, ...args }: CreateWebpackConfigArgs): void {
  const getConfig = args.getConfig as () => Configuration;
  const config = getConfig();
  const clean = { keep: (file: string) => !isHashedScript(file) };
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, clean } });
}

/** The name of a script that webpack writes, with the hash of its text. */
export function isHashedScript(file: string): boolean {
  return /^[^/]+-[0-9a-f]{20}\.js$/.test(file);
}

/**
 * What the bundle knows of the trackers. Without ids it is `false`, and webpack leaves out the branch of gatsby-browser.tsx with all
 * that it imports.
 */
export function toConstants({ getNode }: Pick<CreateWebpackConfigArgs, "getNode">) {
  const nodeModel = { getNodeById: ({ id }: { id: string }) => getNode(id) ?? null };
  const tracking = findTracking({ nodeModel });
  return {
    "process.env.TRACKERS": JSON.stringify(tracking !== undefined),
    TRACKING_SETTINGS: JSON.stringify(tracking ?? {}),
  };
}
