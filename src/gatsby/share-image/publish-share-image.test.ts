import { temporaryFolder } from "../../test-support/temporary-folder";
import { drawShareImage } from "./draw-share-image";
import { publishShareImage } from "./publish-share-image";

jest.mock("./draw-share-image", () => ({ drawShareImage: jest.fn() }));

const draw = jest.mocked(drawShareImage);
const picture = {
  brand: "Northcart",
  host: "northcart.test",
  title: "Pricing",
};
const home = process.cwd();
const { at, read, write } = temporaryFolder();

beforeEach(() => {
  process.chdir(at());
  draw.mockReset().mockResolvedValue(Buffer.from("drawn"));
});
afterEach(() => process.chdir(home));

test("an image is drawn once, and again only if its text changes", async () => {
  const path = await publishShareImage(picture);
  expect(path).toMatch(/^\/static\/share\/[\da-f]{8}\.png$/);
  expect(await read(`public${path}`)).toBe("drawn");
  await write(`public${path}`, "kept");
  expect(await publishShareImage(picture)).toBe(path);
  expect(await read(`public${path}`)).toBe("kept");
  expect(await publishShareImage({ ...picture, title: "Prices" })).not.toBe(
    path,
  );
  expect(draw).toHaveBeenCalledTimes(2);
});

test("an image with a cover is drawn again if the cover changes, wherever the file is", async () => {
  for (const [name, bytes] of Object.entries({ a: "1", b: "1", c: "2" }))
    await write(name, bytes);
  const publish = (cover: string) => publishShareImage({ ...picture, cover });
  const [first, moved, changed] = [
    await publish("a"),
    await publish("b"),
    await publish("c"),
  ];
  expect(first).toMatch(/\.jpg$/);
  expect(moved).toBe(first);
  expect(changed).not.toBe(first);
  expect(draw).toHaveBeenCalledTimes(2);
});
