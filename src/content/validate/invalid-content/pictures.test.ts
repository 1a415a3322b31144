import sharp from "sharp";
import { SampleSite, postFile } from "../../../test-support/sample-site";

const create = { width: 1700, height: 2, channels: 3, background: "gray" } as const;
const png = sharp({ create }).png().toBuffer();
const gif = sharp({ create }).gif().toBuffer();
const wide = sharp({ create: { ...create, width: 6001 } })
  .png()
  .toBuffer();
const heavy = png.then((picture) => Buffer.concat([picture, Buffer.alloc(8_100_000)]));
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1700" height="9"/>');

type Kind = [
  kind: string,
  file: string,
  src: string,
  bytes: Buffer | Promise<Buffer>,
  problem: string,
];

const resize = "resize it to at most 2400 px wide and save it as JPEG at quality 80";

const kinds: Kind[] = [
  [
    "too many pixels",
    "a.png",
    "./a.png",
    wide,
    `"./a.png" has 6001 × 2 px, and 6000 on a side are allowed  ${resize}`,
  ],
  [
    "too many bytes",
    "a.png",
    "./a.png",
    heavy,
    `"./a.png" has 8.1 MB, and 8 are allowed  ${resize}`,
  ],
  [
    "a PNG that says it is a JPEG",
    "a.jpg",
    "./a.jpg",
    png,
    '"./a.jpg" is not what its name says: it is PNG  rename it to ./a.png',
  ],
  [
    "a GIF that says it is a PNG",
    "a.png",
    "./a.png",
    gif,
    '"./a.png" is not what its name says: it is GIF  export it again as JPEG or PNG',
  ],
  [
    "a drawing that says it is a PNG",
    "a.png",
    "./a.png",
    drawing,
    '"./a.png" is not what its name says: it is SVG  export it again as JPEG or PNG',
  ],
  [
    "an ending in capitals",
    "a.PNG",
    "./a.PNG",
    png,
    '"./a.PNG" ends in capitals  rename the file to a.png and write ./a.png',
  ],
  [
    "a file in other capitals",
    "A.png",
    "./a.png",
    png,
    '"./a.png" does not exist, but A.png does  rename the file to a.png',
  ],
];

test.each(kinds)("%s", async (_kind, file, src, bytes, problem) => {
  const site = new SampleSite()
    .write(`content/blog/first-post/${file}`, await bytes)
    .replace(postFile, "./cover.png", src);
  expect(await site.findProblems()).toEqual([
    `content/blog/first-post/index.md:7:8  cover.src  ${problem}`,
  ]);
});

test("a picture of 6000 px is not too large", async () => {
  const site = new SampleSite().addPicture("content/blog/first-post/cover.png", 6000);
  expect(await site.findProblems()).toEqual([]);
});
