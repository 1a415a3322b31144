import sharp, { type AvifOptions, type Sharp } from "sharp";

/** Effort of the AVIF encoder, 0 to 9. sharp's default of 4 takes five times as long to save 1 to 10% (decision 0051). */
export const avifEffort = 2;

/**
 * Sets sharp's defaults for this process: the effort of AVIF, a workaround because gatsby-plugin-sharp has no option for it, and no
 * cache, because no picture is read twice (decision 0051).
 */
export function setSharpDefaults(): void {
  sharp.cache(false);
  const pipeline = sharp.prototype as { avif: (this: Sharp, options?: AvifOptions) => Sharp };
  const { avif } = pipeline;
  pipeline.avif = function (options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
