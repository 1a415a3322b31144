import { createHash } from "node:crypto";

/** Where pictures from other hosts are kept, below the project's root. Visitors get them from the site itself. */
export const remoteImagesFolder = ".remote-images";

/** The name under which gatsby-config sources that folder. */
export const remoteImagesSource = "remote-images";

/** True for a picture that content names by its address instead of a file beside it. */
export function isRemote(src: string): boolean {
  return /^https?:\/\//i.test(src) && URL.canParse(src);
}

/** The name that the picture of an address is kept under, without its ending. */
export function toRemoteName(address: string): string {
  return createHash("sha256").update(new URL(address).href).digest("hex").slice(0, 20);
}
