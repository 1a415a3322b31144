import { createHash } from "node:crypto";

/** Cache for remote pictures, below the project root. Visitors get them from the site itself. */
export const remoteImagesFolder = ".remote-images";

/** The source name of that folder in gatsby-config. */
export const remoteImagesSource = "remote-images";

/** True for a picture that content refers to by URL. */
export function isRemote(src: string): boolean {
  return /^https?:\/\//i.test(src) && URL.canParse(src);
}

/** The file name of a remote picture, without its extension. */
export function remoteFileName(address: string): string {
  return createHash("sha256").update(new URL(address).href).digest("hex").slice(0, 20);
}
