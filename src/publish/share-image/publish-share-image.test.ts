import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawShareImage } from "./draw-share-image";
import { publishShareImage } from "./publish-share-image";

jest.mock("./draw-share-image", () => ({ drawShareImage: jest.fn() }));

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
