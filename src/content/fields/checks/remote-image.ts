import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { formatsByEnding, howToResize, mostMegabytes } from "./check-image-size";
import type { Problem } from "../../problems/problem";
import { download } from "./download";
import { toRemoteName } from "./remote-address";

const pending = new Map<string, Promise<string | Problem>>();

/**
 * Fetches the picture of an address into a folder and gives its path, or tells why it can't be had. A picture that is
 * there already is not asked for again, and neither is one that is on its way.
 */
export function fetchRemoteImage(
  address: string,
  folder: string,
  limits = { megabytes: mostMegabytes, seconds: 15 },
): Promise<string | Problem> {
  const target = join(folder, toRemoteName(address));
  const kept = Object.keys(formatsByEnding).map((ending) => target + ending);
  const path = kept.find((file) => existsSync(file));
  if (path !== undefined) return Promise.resolve(path);
  const request =
    pending.get(target) ??
    fetchInto(target, address, limits).finally(() => {
      pending.delete(target);
    });
  pending.set(target, request);
  return request;
}

async function fetchInto(
  target: string,
  address: string,
  limits: { megabytes: number; seconds: number },
): Promise<string | Problem> {
  const answer = await download(address, limits.megabytes * 1e6, limits.seconds * 1000);
  if (answer.kind === "too large") {
    const what = `"${address}" has more than ${String(limits.megabytes)} MB`;
    return { what, hint: howToResize };
  }
  if (answer.kind === "failed") return explain(address, `can't be fetched: ${answer.reason}`);
  const ending = await readEnding(answer.bytes);
  if (ending === undefined) return explain(address, `is not a picture, but ${answer.type}`);
  await mkdir(join(target, ".."), { recursive: true });
  // A build that is stopped while it writes leaves no half picture.
  await writeFile(`${target}.part`, answer.bytes);
  await rename(`${target}.part`, target + ending);
  return target + ending;
}

async function readEnding(bytes: Buffer): Promise<string | undefined> {
  try {
    const { format } = await sharp(bytes).metadata();
    return Object.entries(formatsByEnding).find(([, known]) => known === format)?.[0];
  } catch {
    return undefined;
  }
}

function explain(address: string, what: string): Problem {
  const hint =
    "open the address in a browser, or save the picture beside this file and write ./name.jpg";
  return { what: `"${address}" ${what}`, hint };
}
