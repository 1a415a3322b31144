import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import sharp from "sharp";
import {
  isRemote,
  remoteImagesSource,
  remoteFileName,
} from "../../content/checks/fields/remote-image";
import { writeFiles } from "../../lib/files/write-files";
import { type QueryContext, field, resolveBy } from "./field";

export interface FileNode {
  absolutePath: string;
  base: string;
  children: readonly string[];
  internal: { contentDigest: string };
}

/** A picture's file: next to the content file, or fetched from its URL before the build. */
export const imageFile = resolveBy((source: { src: string }, context, info) =>
  isRemote(source.src)
    ? findPicture(source.src, "", context)
    : info.originalResolver?.(source, {}, context, info),
);

/** Finds a picture's file by its URL, or by its path relative to a folder. */
export function findPicture(
  src: string,
  folder: string,
  { nodeModel }: QueryContext,
) {
  // Paths of nodes have slashes on Windows too.
  const path = resolve(folder, src).replaceAll(sep, "/");
  const filter = isRemote(src)
    ? {
        sourceInstanceName: { eq: remoteImagesSource },
        name: { eq: remoteFileName(src) },
      }
    : { absolutePath: { eq: path } };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

/** A short hash for a file's URL: eight characters are enough, and hashes don't compress (0.3 KB of the home page). */
export function hashUrl(contentDigest: string): string {
  return contentDigest.slice(0, 8);
}

/** Copies a file into the site and returns its URL, like `publicURL` but with a shorter hash. */
async function publishFile({
  absolutePath,
  base,
  internal,
}: FileNode): Promise<string> {
  const folder = `/static/${hashUrl(internal.contentDigest)}`;
  const content = await readFile(absolutePath);
  await writeFiles("public", { [`${folder}/${base}`]: content });
  return `${folder}/${encodeURIComponent(base)}`;
}

/** A dimension of a picture, for `width` and `height` of an `<img>`, in pixels. */
const sideField = (side: "width" | "height") =>
  field(
    "Int!",
    `The ${side} of an image file, in pixels.`,
    async ({ absolutePath }: FileNode) =>
      (await sharp(absolutePath).metadata()).autoOrient[side],
  );

export const fileFields = {
  address: field(
    "String!",
    "URL of the unchanged file on the site. Querying it publishes the file.",
    publishFile,
  ),
  imageWidth: sideField("width"),
  imageHeight: sideField("height"),
};
