import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "../../../lib/files/write-files";
import { decodePart } from "../../../lib/urls/decode-part";
import { type Issue, createIssue } from "../../issues";
import {
  endingOf,
  formatsByEnding,
  maxMegabytes,
  readFacts,
  tooLargeHint,
} from "./check-picture-file";

/** Cache for remote pictures, below the project root. Visitors get them from the site itself. */
export const remoteImagesFolder = ".remote-images";

/** The source name of that folder in gatsby-config. */
export const remoteImagesSource = "remote-images";

/** True for a picture that content refers to by URL. */
export function isRemote(src: string): boolean {
  return /^https?:\/\//i.test(src) && URL.canParse(src);
}

/** The path or URL of a picture in Markdown, where characters of a path may be percent-encoded. */
export function decodePicturePath(src: string): string {
  if (isRemote(src)) return src;
  // Markdown reads a lone % as %25.
  return decodePart(src.replace(/%(?![\da-f]{2})/gi, "%25")) ?? src;
}

/** The file name of a remote picture, without its extension. */
export function remoteFileName(address: string): string {
  return hash("sha256", new URL(address).href).slice(0, 20);
}

const standardLimits = { megabytes: maxMegabytes, seconds: 15 };

/** Fetches a picture into a folder, unless it is there; returns its path, or the reason that it failed. */
export async function fetchRemoteImage(
  address: string,
  folder: string,
  { megabytes, seconds } = standardLimits,
): Promise<string | Issue> {
  const name = remoteFileName(address);
  const kept = Object.keys(formatsByEnding)
    .map((ending) => join(folder, name + ending))
    .find((file) => existsSync(file));
  if (kept !== undefined) return kept;
  try {
    const signal = AbortSignal.timeout(seconds * 1000);
    const answer = await fetch(address, { signal });
    if (!answer.ok)
      return refuse(address, `the host answered ${answer.status}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (bytes.length > megabytes * 1e6) {
      const reason = `"${address}" has more than ${megabytes} MB`;
      return createIssue("picture-too-large", reason, tooLargeHint);
    }
    const ending = endingOf((await readFacts(bytes))?.format);
    if (ending === undefined) return refuse(address, "it is not a picture");
    await writeFiles(folder, { [name + ending]: bytes });
    return join(folder, name + ending);
  } catch (error) {
    return refuse(address, String(error));
  }
}

function refuse(address: string, reason: string): Issue {
  const hint =
    "open the URL in a browser, or save the picture next to this file and write ./name.jpg";
  const message = `"${address}" can't be loaded: ${reason}`;
  return createIssue("unavailable-picture", message, hint);
}
