import sharp from "sharp";
import type { FileNode } from "./publish-file";

/** One side of an image file, in whole pixels: what the `width` and `height` of an `<img>` need. */
export function imageSideField(side: "width" | "height") {
  return {
    type: "Int!",
    description: `The ${side} of an image file, in pixels.`,
    resolve: async ({ absolutePath }: Pick<FileNode, "absolutePath">) =>
      (await sharp(absolutePath).metadata())[side],
  };
}
