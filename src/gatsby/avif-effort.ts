import sharp, { type AvifOptions, type Sharp } from "sharp";

/** Effort of the AVIF encoder, 0 to 9. sharp's default of 4 takes five times as long to save 1 to 10% (decision 0051). */
export const avifEffort = 2;

/** Sets the default effort for this process. A workaround: gatsby-plugin-sharp has no option for the effort. */
export function setAvifEffort(): void {
  const pipeline = sharp.prototype as { avif: (this: Sharp, options?: AvifOptions) => Sharp };
  const { avif } = pipeline;
  pipeline.avif = function (options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
