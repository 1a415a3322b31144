import sharp from "sharp";
import { type SharePicture, drawShareImage } from "./draw-share-image";

const picture: SharePicture = {
  brand: "Northcart",
  host: "northcart.test",
  kind: "Case study: Colo",
  title: "A closeout store grew on a small daily budget",
  figure: { value: "+214%", label: "revenue growth" },
};

/** Counts the pixels of a part of the image that have this color or its closest palette entry. */
async function countPixels(
  image: Buffer,
  color: readonly number[],
  left: number,
  width: number,
) {
  const part = sharp(image)
    .extract({ left, top: 190, width, height: 80 })
    .removeAlpha();
  const pixels = [...(await part.raw().toBuffer())];
  const isNear = (value = 0, wanted = 0) => Math.abs(value - wanted) <= 8;
  const hasColor = (at: number) =>
    color.every((wanted, k) => isNear(pixels[at + k], wanted));
  return pixels.filter((_, index) => index % 3 === 0 && hasColor(index)).length;
}

const gold = [0xe9, 0xb4, 0x4c];
const lineOnDark = [0x3e, 0x63, 0x53];
const panelColumn = [860, 296] as const;

test("the same text gives the same bytes, without its emoji", async () => {
  const same = { ...picture, title: `${picture.title} 🎉` };
  const other = { ...picture, title: "Search ads met buyers" };
  const images = await Promise.all([picture, same, other].map(drawShareImage));
  expect(images[1]!.equals(images[0]!)).toBe(true);
  expect(images[2]!.equals(images[0]!)).toBe(false);
});

test("a word that is longer than its line is broken", async () => {
  const title = "e".repeat(70);
  await expect(drawShareImage({ ...picture, title })).resolves.toBeDefined();
});

test("a percentage change is drawn as two bars, before and after", async () => {
  const image = await drawShareImage(picture);
  const after = await countPixels(image, gold, ...panelColumn);
  const before = await countPixels(image, lineOnDark, ...panelColumn);
  expect(after / before).toBeCloseTo(3.14, 1);
});
