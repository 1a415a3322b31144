import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePageCreation } from "../test-support/page-creation";
import { onPostBuild } from "./on-post-build";

const projectDir = process.cwd();
let buildDir: string;

beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), "post-build-"));
  await mkdir(join(buildDir, "public"));
  await writeFile(
    join(buildDir, "public", "index.html"),
    '<body><main>Words</main><script src="/app.js" async=""></script></body>',
  );
  process.chdir(buildDir);
});

afterEach(async () => {
  process.chdir(projectDir);
  await rm(buildDir, { recursive: true, force: true });
});

const words = {
  interfaceText: { pageMoved: "Moved to {address}." },
  siteSettings: { url: "https://northcart.test" },
};

test("pages wait with their scripts, and old addresses lead on to the site's own", async () => {
  await onPostBuild(makePageCreation({ data: words }).args);
  const home = await readFile(join("public", "index.html"), "utf8");
  expect(home).toContain("<main>Words</main>");
  expect(home).not.toContain("<script src=");
  expect(await readFile(join("public", "services", "index.html"), "utf8")).toContain(
    'Moved to <a href="/service">https://northcart.test/service</a>.',
  );
});

test("a failing query is told by its name", async () => {
  const { args } = makePageCreation({ errors: [{ message: "lost" }] });
  await expect(onPostBuild(args)).rejects.toThrow("ForwardWords");
});
