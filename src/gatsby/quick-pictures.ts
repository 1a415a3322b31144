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
