import sharp from "sharp";
import type { AvifOptions, Sharp } from "sharp";

/** How hard the AVIF encoder tries, 0 to 9. The 4 of sharp takes five times as long for 1 to 10% fewer bytes (decision 0028). */
export const avifEffort = 2;

/** Makes it the default of every AVIF file of this process. A workaround: gatsby-plugin-sharp has no option for the effort. */
export function quickenAvif(): void {
  const pipeline = sharp.prototype as { avif: (this: Sharp, options?: AvifOptions) => Sharp };
  const { avif } = pipeline;
  pipeline.avif = function (options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
