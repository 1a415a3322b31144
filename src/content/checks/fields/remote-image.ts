import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { types } from "node:util";
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
  try {
    // Markdown reads a lone % as %25.
    return decodeURIComponent(src.replace(/%(?![\da-f]{2})/gi, "%25"));
  } catch {
    return src;
  }
}

/** The file name of a remote picture, without its extension. */
export function remoteFileName(address: string): string {
  return createHash("sha256")
    .update(new URL(address).href)
    .digest("hex")
    .slice(0, 20);
}

const requests = new Map<string, Promise<string | Issue>>();
const standardLimits = { megabytes: maxMegabytes, seconds: 15 };

/** How long an answer is remembered, in milliseconds: not every save waits for a host that is down. */
const retryAfter = 300_000;

/** Fetches a picture into a folder once; returns its path, or the reason that it failed. */
export function fetchRemoteImage(
  address: string,
  folder: string,
  limits = standardLimits,
): Promise<string | Issue> {
  const target = join(folder, remoteFileName(address));
  const kept = Object.keys(formatsByEnding).map((ending) => target + ending);
  const path = kept.find((file) => existsSync(file));
  if (path !== undefined) return Promise.resolve(path);
  const known = requests.get(target);
  if (known) return known;
  const request = fetchInto(target, address, limits);
  requests.set(target, request);
  setTimeout(() => requests.delete(target), retryAfter).unref();
  return request;
}

async function fetchInto(
  target: string,
  address: string,
  limits: typeof standardLimits,
): Promise<string | Issue> {
  const answer = await download(address, limits);
  if ("message" in answer) return answer;
  const facts = await readFacts(answer.bytes);
  const ending = facts && endingOf(facts.format);
  if (ending === undefined)
    return refuse(address, `is not a picture, but ${answer.type}`);
  await mkdir(dirname(target), { recursive: true });
  // Rename when complete, so that an interrupted build leaves no partial picture.
  await writeFile(`${target}.part`, answer.bytes);
  await rename(`${target}.part`, target + ending);
  return target + ending;
}

function refuse(address: string, reason: string): Issue {
  const hint =
    "open the URL in a browser, or save the picture next to this file and write ./name.jpg";
  return createIssue("unavailable-picture", `"${address}" ${reason}`, hint);
}

/** Never throws, whatever the host does. */
async function download(
  address: string,
  { megabytes, seconds }: typeof standardLimits,
): Promise<{ bytes: Buffer; type: string } | Issue> {
  const fail = (reason: string) =>
    refuse(address, `can't be loaded: ${reason}`);
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(seconds * 1000),
    });
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      return fail(`the host answered ${answer.status}`);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    const reader = answer.body.getReader();
    for (
      let part = await reader.read();
      !part.done;
      part = await reader.read()
    ) {
      size += part.value.length;
      chunks.push(part.value);
      if (size <= megabytes * 1e6) continue;
      await reader.cancel();
      const reason = `"${address}" has more than ${megabytes} MB`;
      return createIssue("picture-too-large", reason, tooLargeHint);
    }
    const type = answer.headers.get("content-type") ?? "a file of unknown type";
    return { bytes: Buffer.concat(chunks), type };
  } catch (error) {
    return fail(explainFailure(error, seconds));
  }
}

/** fetch wraps the real cause in a generic error. */
function explainFailure(error: unknown, seconds: number): string {
  if (error instanceof DOMException) return `no answer within ${seconds} s`;
  // Not `instanceof Error`: fetch can come from another realm, as in Jest.
  if (!types.isNativeError(error)) return String(error);
  const cause = types.isNativeError(error.cause) ? error.cause : error;
  return cause.message;
}
