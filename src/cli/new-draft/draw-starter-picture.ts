import sharp from "sharp";
import { starterMark } from "../../content/fields/checks/starter-mark";
import { color } from "../../theme/tokens";

/** Wide enough for every picture that a template names, in pixels. */
const width = 2192;
const height = 1233;

/** A plain picture that holds the place of a real one: a frame with a slope and a sun, as JPEG. */
export function drawStarterPicture(): Promise<Buffer> {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 90">` +
    `<rect width="160" height="90" fill="${color.birch}"/>` +
    `<rect x="50" y="25" width="60" height="40" rx="2" fill="${color.paper}" stroke="${color.line}"/>` +
    `<circle cx="97" cy="36" r="4" fill="${color.gold}"/>` +
    `<path d="M52 63 74 40l16 16 8-7 10 14z" fill="${color.spruce}"/></svg>`;
  return sharp(Buffer.from(drawing))
    .withExif({ IFD0: { ImageDescription: starterMark } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
