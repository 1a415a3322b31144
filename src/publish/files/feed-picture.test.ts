import { stat } from "node:fs/promises";
import sharp from "sharp";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { readFeedPicture } from "./feed";

const { at } = temporaryFolder();

test("the picture is the first that does not load lazily, with its file's dimensions", async () => {
  const file = at("cover é@2x #1.jpg");
  await sharp({
    create: { width: 40, height: 20, channels: 3, background: "red" },
  }).toFile(file);
  const main =
    '<main><img src="/mark.svg" alt=""><picture><source srcSet="/cover.avif 360w">' +
    '<img class="a" src="/cover%20%C3%A9%402x%20%231.jpg" width="2192" alt="A &amp; B" loading="eager"/></picture></main>';
  expect(await readFeedPicture(main, at())).toEqual({
    src: "/cover%20%C3%A9%402x%20%231.jpg",
    alt: "A & B",
    type: "image/jpeg",
    width: 40,
    height: 20,
    bytes: (await stat(file)).size,
  });
});
