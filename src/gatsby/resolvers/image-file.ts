import {
  isRemote,
  remoteImagesSource,
  toRemoteName,
} from "../../content/fields/checks/remote-address";
import type { QueryContext, ResolveInfo } from "./query-context";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

type Resolve = (
  source: { src: string },
  args: unknown,
  context: QueryContext,
  info: ResolveInfo & { originalResolver: Resolve },
) => unknown;

/** The file of a picture: beside the content file, or fetched from its address before the build began. */
export const resolveImageFile: Resolve = (source, args, context, info) =>
  isRemote(source.src)
    ? findRemoteFile(source.src, context)
    : info.originalResolver(source, args, context, info);

/** The node of the file that the picture of an address is kept in. */
export function findRemoteFile(address: string, { nodeModel }: QueryContext): Promise<unknown> {
  const filter = {
    sourceInstanceName: { eq: remoteImagesSource },
    name: { eq: toRemoteName(address) },
  };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

/** A file as gatsby-source-filesystem tells of it. */
export interface FileNode {
  absolutePath: string;
  base: string;
  internal: { contentDigest: string };
}

/** The hash in the address of a file: eight characters say as much as thirty-two, and hashes don't compress (0.3 KB of the home page). */
export function toAddressHash(contentDigest: string): string {
  return contentDigest.slice(0, 8);
}

/** Copies a file into the site and gives its address, as `publicURL` does, with a shorter hash. */
export async function publishFile({ absolutePath, base, internal }: FileNode): Promise<string> {
  const path = `/static/${toAddressHash(internal.contentDigest)}/${base}`;
  const target = join("public", path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(absolutePath, target);
  return encodeURI(path);
}

/** One side of an image file, in whole pixels: what the `width` and `height` of an `<img>` need. */
export function imageSideField(side: "width" | "height") {
  return {
    type: "Int!",
    description: `The ${side} of an image file, in pixels.`,
    resolve: async ({ absolutePath }: Pick<FileNode, "absolutePath">) =>
      (await sharp(absolutePath).metadata())[side],
  };
}
