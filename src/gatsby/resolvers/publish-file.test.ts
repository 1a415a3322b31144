import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishFile } from "./image-file";

const home = process.cwd();
let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "publish-file-"));
  process.chdir(site);
});

afterEach(async () => {
  process.chdir(home);
  await rm(site, { recursive: true });
});

it("copies the file to an address that changes with its content", async () => {
  await writeFile("our logo.svg", "<svg/>");
  const file = { absolutePath: join(site, "our logo.svg"), base: "our logo.svg" };
  const address = await publishFile({ ...file, internal: { contentDigest: "0123456789abcdef" } });
  expect(address).toBe("/static/01234567/our%20logo.svg");
  expect(await readFile("public/static/01234567/our logo.svg", "utf8")).toBe("<svg/>");
});
