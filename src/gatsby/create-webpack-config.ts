import { hash } from "node:crypto";
import type { CreateWebpackConfigArgs } from "gatsby";
import { BannerPlugin, CleanPlugin, Compilation } from "gatsby/webpack";
import type { WebpackPluginInstance } from "webpack";
import { isPreview } from "../lib/is-preview";
import { hashedScript } from "../publish/hosts/remove-stale-files";
import { mapValues } from "../lib/map-values";
import type { TrackingSettings } from "../lib/tracking";
import { type RecordContext, buildRecordContext } from "./resolvers/field";
import {
  readFiller,
  readSettings,
  readTrackers,
} from "./resolvers/query-context";
import { readConsent } from "./resolvers/consent-texts";

/** The site's changes to Gatsby's webpack configuration: constants and settings that drop unused code, and how browsers compile it. */
export function createWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, plugins } = args;
  const isForVisitors = args.stage === "build-javascript";
  // Gatsby types each of its plugins as a Function.
  const define = plugins.define as (values: object) => WebpackPluginInstance;
  const constants = define({
    // A constant, so that other builds drop the code of previews.
    "process.env.PREVIEW": isPreview() ? '"1"' : '""',
    // A constant, so that the browser's scripts drop what only the HTML needs.
    "process.env.IS_BROWSER_BUNDLE": isForVisitors ? '"1"' : '""',
    ...(isForVisitors && buildConstants(args)),
  });
  actions.setWebpackConfig({
    ...(isForVisitors && {
      // Nobody debugs the published scripts, and source maps took a fifth of the bundling time.
      devtool: false,
    }),
    plugins: isForVisitors
      ? [constants, eagerScripts, cleanScripts]
      : [constants],
  });
}

/**
 * Asks Chrome to compile whole scripts in the background while they arrive, instead of each function on the main thread when it is
 * first called (docs/decisions/0007-after-the-first-paint.md). Other browsers see a comment.
 */
const eagerScripts = new BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  // The minimizer before this stage drops comments, and the stage after it computes the names' hashes.
  stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

/** Removes the scripts of earlier builds, so that `_headers` stays below a host's limit of 100 rules. */
const cleanScripts = new CleanPlugin({
  keep: (name) => !hashedScript.test(name),
});

/** The build constants for the trackers; `false` lets webpack drop their code. */
export function buildConstants(args: Pick<CreateWebpackConfigArgs, "getNode">) {
  const tracking = findTracking(buildRecordContext(args));
  return {
    "process.env.TRACKERS": JSON.stringify(tracking !== undefined),
    TRACKING_SETTINGS: JSON.stringify(tracking ?? {}),
  };
}

/** The scripts' tracker settings; undefined without any id. */
function findTracking(context: RecordContext): TrackingSettings | undefined {
  const site = readSettings(context);
  const texts = readConsent(context);
  if (!site || !texts) return undefined;
  const ids = readTrackers(context);
  const list = JSON.stringify([ids, texts.tools]);
  const revision = hash("sha256", list).slice(0, 8);
  return {
    ...ids,
    revision: Number.parseInt(revision, 16),
    policy: texts.policy,
    banner: mapValues(texts.banner, readFiller(context)),
    bookings: mapValues(site.bookingLinks, ({ url }) => url),
  };
}
