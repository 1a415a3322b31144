import { build } from "esbuild";
import type { TrackingSettings } from "../../src/site/tracking";

const bundles = new Map<string, Promise<string>>();

/**
 * What a build with ids adds to the scripts of a page, as one script: the line of gatsby-browser.tsx with all that it imports. The
 * site is built once for all tests, without ids; a second build would take a minute, and this takes a twentieth of a second.
 */
export function bundleTracking(settings: TrackingSettings): Promise<string> {
  const key = JSON.stringify(settings);
  const known = bundles.get(key) ?? makeBundle(key);
  bundles.set(key, known);
  return known;
}

async function makeBundle(settings: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { startTracking } from "./src/tracking/start"; startTracking();',
      resolveDir: process.cwd(),
      loader: "ts",
    },
    define: { TRACKING_SETTINGS: settings },
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
