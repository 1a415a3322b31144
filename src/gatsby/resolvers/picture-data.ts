import type { CreateResolversArgs } from "gatsby";
import {
  type ImageDataArguments,
  generateImageData,
} from "gatsby-plugin-sharp";
import sharp from "sharp";
import { hashUrl } from "./image-file";
import type { QueryContext } from "./field";

/** Maximum width of the fallback file, in pixels: the widest layout at a pixel ratio of 1. */
const PLAIN_WIDTH = 1160;

/** `gatsbyImageData` with AVIF in all sizes and one fallback file: the plugin's field makes the fallback in all sizes too. */
export function pictureDataField({
  reporter,
  pathPrefix,
  cache,
}: CreateResolversArgs) {
  // The plugin warns about AVIF without a fallback, which another call creates.
  const silent = { __proto__: reporter, warn: () => undefined };
  return {
    resolve: async (
      image: { parent: string },
      args: ImageDataArguments,
      context: QueryContext,
    ) => {
      const query = { id: image.parent, type: "File" };
      const node = context.nodeModel.getNodeById(query);
      if (!node) return undefined;
      const contentDigest = hashUrl(node.internal?.contentDigest ?? "");
      const file = { ...node, internal: { ...node.internal, contentDigest } };
      const shape = await readTurnedShape(String(node["absolutePath"]));
      const generate = (more: ImageDataArguments) =>
        generateImageData({
          file,
          args: { ...args, ...shape, ...more },
          pathPrefix,
          reporter: silent,
          cache,
        });
      const avif = await generate({ formats: ["avif"] });
      const width = Math.min(args.width ?? PLAIN_WIDTH, PLAIN_WIDTH);
      const plain = await generate({
        width,
        breakpoints: [width],
        formats: ["auto"],
      });
      if (!avif?.images.fallback || !plain?.images.fallback) return undefined;
      const { srcSet = "", sizes } = avif.images.fallback;
      const { src } = plain.images.fallback;
      return {
        ...avif,
        // HTML requires whole pixels; the plugin divides by the aspect ratio.
        width: Math.round(avif.width),
        height: Math.round(avif.height),
        images: {
          fallback: { src },
          sources: [{ type: "image/avif", srcSet, sizes }],
        },
      };
    },
  };
}

/** The plugin measures a phone's photo before it turns it upright, and would crop it. */
async function readTurnedShape(path: string) {
  const { width, autoOrient } = await sharp(path).metadata();
  const isTurned = width !== autoOrient.width;
  return isTurned && { aspectRatio: autoOrient.width / autoOrient.height };
}
