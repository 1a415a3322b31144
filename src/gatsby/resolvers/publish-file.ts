import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

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
