import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import sharp from "sharp";
import type { AvifOptions, Sharp } from "sharp";

/**
 * How hard the AVIF encoder tries, 0 to 9; sharp's own default is 4. On our drawings 2 takes a fifth of the
 * time for 1 to 10% more bytes (docs/decisions/0028-build-time.md).
 */
export const avifEffort = 2;

/**
 * Makes `avifEffort` the default of every AVIF file that this process writes. A workaround:
 * gatsby-plugin-sharp hands sharp a quality and no effort, and has no option for one
 * (`processFile` in its process-file.js).
 */
export function quickenAvif(): void {
  const pipeline = sharp.prototype as { avif: (this: Sharp, options?: AvifOptions) => Sharp };
  const { avif } = pipeline;
  pipeline.avif = function (options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}

/**
 * Lets gatsby-plugin-sharp draw as many files at a time as there are cores, and Gatsby do the rest in as few processes as it can. A
 * workaround: both count from GATSBY_CPU_COUNT. The plugin takes one less, and looks when it is loaded; at 1 Gatsby runs its queries
 * in the process that has checked the content, and knows its texts. Another process takes 5 s of processor time to start.
 */
export function drawOnAllCores(): void {
  if (process.env.GATSBY_CPU_COUNT) return;
  process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
  createRequire(resolve("gatsby-config.ts"))("gatsby-plugin-sharp/gatsby-worker");
  process.env.GATSBY_CPU_COUNT = "1";
}
