import { setActions } from "gatsby-plugin-sharp";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import { makeContext, makeInfo } from "../../test-support/query-context";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { pictureDataField } from "./picture-data";

const { at } = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

test.each(["jpg", "png", "webp", "avif"])(
  "a phone's %s is drawn whole and upright",
  async (extension) => {
    jest.spyOn(process, "cwd").mockReturnValue(at());
    // In tests, the plugin measures files whatever its cache has.
    jest.replaceProperty(process.env, "NODE_ENV", "production");
    /** The files that the plugin would draw. */
    const ordered: { args: { width: number; height: number } }[] = [];
    setActions({
      createJobV2: ({ args }) =>
        Promise.resolve(ordered.push(...args.operations)),
    });
    // Red at the left, stored on its side as cameras do for EXIF's orientation 6.
    const create = {
      width: 160,
      height: 90,
      channels: 3,
      background: "white",
    } as const;
    const red = { create: { ...create, width: 80, background: "red" } };
    const shown = sharp({ create }).composite([
      { input: red, left: 0, top: 0 },
    ]);
    const stored = sharp(await shown.png().toBuffer()).rotate(270);
    const absolutePath = at(`photo.${extension}`);
    await stored.withMetadata({ orientation: 6 }).toFile(absolutePath);

    const internal = { type: "File", contentDigest: extension };
    const context = makeContext({
      photo: { absolutePath, name: "photo", extension, internal },
    });
    const field = pictureDataField({ reporter: {}, pathPrefix: "" } as never);
    const args = { width: 160, breakpoints: [80, 160] };
    const info = makeInfo("gatsbyImageData");
    const data = await field.resolve({ parent: "photo" }, args, context, info);
    expect(data).toMatchObject({ width: 160, height: 90 });
    const sizes = ordered.map(
      ({ args: { width, height } }) => `${width} × ${height}`,
    );
    expect(sizes).toEqual(["80 × 45", "160 × 90", "160 × 90"]);

    const outputPath = at("drawn.avif");
    await Promise.all(
      await processFile(absolutePath, [{ ...ordered[1]!, outputPath }], {}),
    );
    const halves = sharp(outputPath).resize(2, 1, {
      fit: "fill",
      kernel: "nearest",
    });
    const [, left = 255, , , right = 0] = await halves.raw().toBuffer();
    expect([left < 60, right > 200]).toEqual([true, true]);
  },
);
