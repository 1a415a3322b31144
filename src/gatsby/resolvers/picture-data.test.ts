import { setActions } from "gatsby-plugin-sharp";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import { makeContext } from "../../test-support/query-context";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { pictureDataField } from "./picture-data";

const { at } = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

test("a phone's photo is drawn whole and upright, in all sizes in AVIF, and in one size no wider than any layout", async () => {
  jest.spyOn(process, "cwd").mockReturnValue(at());
  /** The files that the plugin would draw. */
  const ordered: { args: { width: number; height: number } }[] = [];
  setActions({
    createJobV2: ({ args }) =>
      Promise.resolve(ordered.push(...args.operations)),
  });
  // Red at the left, stored on its side as cameras do for EXIF's orientation 6.
  const size = { height: 1800, channels: 3 } as const;
  const red = { create: { ...size, width: 1600, background: "red" } };
  const create = { ...size, width: 3200, background: "white" };
  const shown = sharp({ create }).composite([{ input: red, left: 0, top: 0 }]);
  const stored = sharp(await shown.png().toBuffer()).rotate(270);
  const absolutePath = at("photo.jpg");
  await stored.withMetadata({ orientation: 6 }).toFile(absolutePath);

  const internal = { type: "File", contentDigest: "0123456789" };
  const file = { absolutePath, name: "photo", extension: "jpg", internal };
  const context = makeContext({ photo: file });
  const field = pictureDataField({ reporter: {}, pathPrefix: "" } as never);
  const args = { width: 1600, breakpoints: [800, 1600] };
  const data = await field.resolve({ parent: "photo" }, args, context);
  expect(data).toMatchObject({ width: 1600, height: 900 });
  const sizes = ordered.map(
    ({ args: { width, height } }) => `${width} × ${height}`,
  );
  expect(sizes).toEqual(["800 × 450", "1600 × 900", "1160 × 653"]);

  const outputPath = at("drawn.avif");
  await Promise.all(
    await processFile(absolutePath, [{ ...ordered[0]!, outputPath }], {}),
  );
  const halves = sharp(outputPath).resize(2, 1, {
    fit: "fill",
    kernel: "nearest",
  });
  const [, left = 255, , , right = 0] = await halves.raw().toBuffer();
  expect([left < 60, right > 200]).toEqual([true, true]);
});
