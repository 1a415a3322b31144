import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawShareImage } from "./draw-share-image";
import { publishShareImage } from "./publish-share-image";

jest.mock("./draw-share-image", () => ({
  drawShareImage: jest.fn(),
  shareImageType: ({ cover }: { cover?: string }) => (cover ? "jpg" : "png"),
}));

const draw = jest.mocked(drawShareImage);
const picture = { brand: "Northcart", host: "northcart.test", title: "Pricing" };
const home = process.cwd();
let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "share-image-"));
  process.chdir(site);
  draw.mockReset().mockResolvedValue(Buffer.from("drawn"));
});

afterEach(async () => {
  process.chdir(home);
  await rm(site, { recursive: true });
});

test("a picture is drawn once, and again only when its words change", async () => {
  const path = await publishShareImage(picture);
  expect(path).toMatch(/^\/static\/share\/[\da-f]{8}\.png$/);
  expect(await readFile(join("public", path), "utf8")).toBe("drawn");
  await writeFile(join("public", path), "kept");
  expect(await publishShareImage(picture)).toBe(path);
  expect(await readFile(join("public", path), "utf8")).toBe("kept");
  expect(await publishShareImage({ ...picture, title: "Prices" })).not.toBe(path);
  expect(draw).toHaveBeenCalledTimes(2);
});

test("a picture with a cover is drawn again when the cover changes, wherever it lies", async () => {
  for (const [name, bytes] of Object.entries({ a: "1", b: "1", c: "2" }))
    await writeFile(name, bytes);
  const publish = (cover: string) => publishShareImage({ ...picture, cover });
  const [first, moved, changed] = [await publish("a"), await publish("b"), await publish("c")];
  expect(first).toMatch(/\.jpg$/);
  expect(moved).toBe(first);
  expect(changed).not.toBe(first);
  expect(draw).toHaveBeenCalledTimes(2);
});
