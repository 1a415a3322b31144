import { open } from "node:fs/promises";
import sharp from "sharp";
import { RecentMap } from "../../markdown/recent-map";

/** What the last bytes of a whole file hold: where they do, nothing of the picture is missing. */
const ends: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from("IEND\xaeB`\x82", "latin1"),
};

const decoded = new RecentMap<string, Promise<boolean>>(500);

/**
 * Whether all of a picture is there. To decode a file takes a hundred times as long as to read its end, so that is done
 * where the end says nothing: in other formats, and where a program has put something behind the picture.
 */
export async function isWhole(path: string, format: string, stamp: string): Promise<boolean> {
  const end = ends[format];
  if (end && (await readEnd(path, end.length)).equals(end)) return true;
  return decoded.getOrMake(`${path} ${stamp}`, () => canBeDecoded(path));
}

async function readEnd(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, Math.max(size - length, 0));
    return buffer;
  } finally {
    await file.close();
  }
}

async function canBeDecoded(path: string): Promise<boolean> {
  try {
    await sharp(path, { failOn: "truncated" }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
