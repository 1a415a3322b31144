import sharp, { type AvifOptions, type Sharp } from "sharp";

/** Effort of the AVIF encoder, 0 to 9. An effort of 2 takes twice as long to save a tenth, sharp's default of 4 ten times (docs/decisions/0004-pictures.md). */
export const avifEffort = 1;

/**
 * Sets sharp's defaults for this process: the effort of AVIF, a workaround because gatsby-plugin-sharp has no option for it, and no
 * cache, because no picture is read twice (docs/decisions/0006-builds.md).
 */
export function setSharpDefaults(): void {
  sharp.cache(false);
  const pipeline = sharp.prototype as {
    avif: (this: Sharp, options?: AvifOptions) => Sharp;
  };
  const { avif } = pipeline;
  pipeline.avif = function (options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
