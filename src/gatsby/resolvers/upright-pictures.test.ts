import { setActions } from "gatsby-plugin-sharp";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import { makeContext } from "../../test-support/query-context";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { pictureDataField } from "./picture-data";

const { at } = temporaryFolder();

/** The files that the plugin would draw. */
let ordered: { args: { width: number; height: number } }[];

beforeEach(() => {
  ordered = [];
  jest.spyOn(process, "cwd").mockReturnValue(at());
  // In tests, the plugin measures files whatever its cache has.
  jest.replaceProperty(process.env, "NODE_ENV", "production");
  setActions({ createJobV2: ({ args }) => Promise.resolve(ordered.push(...args.operations)) });
});

/** Saves a picture that is red at the upper left, turned and mirrored as cameras do for EXIF's orientations. */
async function takePhoto(file: string, orientation: number): Promise<void> {
  const create = { width: 160, height: 90, channels: 3, background: "white" } as const;
  const red = { create: { ...create, width: 80, height: 45, background: "red" } };
  const shown = sharp({ create }).composite([{ input: red, left: 0, top: 0 }]);
  const turns = [0, 0, 0, 180, 180, 90, 270, 270, 90];
  const turned = sharp(await shown.png().toBuffer()).rotate(turns[orientation]);
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const stored = sharp(await turned.png().toBuffer()).flop(isMirrored);
  await stored.withMetadata({ orientation }).toFile(file);
}

/** Whether each quarter of a picture is red. */
async function findRed(file: string): Promise<boolean[]> {
  const quarters = sharp(file).resize(2, 2, { fit: "fill", kernel: "nearest" });
  const [, a = 0, , , b = 0, , , c = 0, , , d = 0] = await quarters.raw().toBuffer();
  return [a, b, c, d].map((green) => green < 60);
}

const photos = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
  ["jpg", "png", "webp", "avif"].map((extension) => [extension, orientation] as const),
);

afterEach(() => jest.restoreAllMocks());

test.each(photos)("a %s with orientation %i is drawn whole and upright", async (...photo) => {
  const [extension, orientation] = photo;
  const absolutePath = at(`photo.${extension}`);
  await takePhoto(absolutePath, orientation);
  const internal = { type: "File", contentDigest: photo.join() };
  const context = makeContext({ photo: { absolutePath, name: "photo", extension, internal } });
  const field = pictureDataField({ reporter: {}, pathPrefix: "" } as never);
  // As set in gatsby-config.ts.
  const defaults = { placeholder: "none", formats: ["auto"] } as const;
  const args = { ...defaults, width: 160, breakpoints: [80, 160] };
  const data = await field.resolve({ parent: "photo" }, args, context);
  expect(data).toMatchObject({ width: 160, height: 90 });
  const sizes = ordered.map(({ args: { width, height } }) => `${width} × ${height}`);
  expect(sizes).toEqual(["80 × 45", "160 × 90", "160 × 90"]);
  const outputPath = at("drawn.avif");
  await Promise.all(await processFile(absolutePath, [{ ...ordered[1]!, outputPath }], {}));
  expect(await findRed(outputPath)).toEqual([true, false, false, false]);
});
