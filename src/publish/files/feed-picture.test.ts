import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readFeedPicture } from "./feed-picture";

let publicDir: string;

beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), "feed-picture-"));
});

afterEach(async () => {
  await rm(publicDir, { recursive: true });
});

test("the picture is the one that the page fetches first, measured as it lies there", async () => {
  const file = join(publicDir, "cover é.jpg");
  await sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } }).toFile(file);
  const main =
    '<main><img src="/mark.svg" alt=""><picture><source srcSet="/cover.avif 360w">' +
    '<img class="a" src="/cover%20%C3%A9.jpg" width="2192" alt="A &amp; B" fetchpriority="high"/></picture></main>';
  expect(await readFeedPicture(main, publicDir)).toEqual({
    ...{ src: "/cover%20%C3%A9.jpg", alt: "A & B", type: "image/jpeg", width: 40, height: 20 },
    bytes: (await stat(file)).size,
  });
});

test("a page may open with words", async () => {
  expect(
    await readFeedPicture('<main><img src="/a.jpg" alt=""></main>', publicDir),
  ).toBeUndefined();
});
