import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findGlyphs } from "../../src/tools/scripts/fonts/site-glyphs";

test("the fonts have every character of the content, and stay within the size limit", () => {
  const args = [
    "node_modules/tsx/dist/cli.mjs",
    "src/tools/scripts/fonts/fonts.ts",
    "--check",
  ];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
}, 60_000);

test("a new character is reported with its file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "glyphs-"));
  writeFileSync(join(folder, "index.md"), "Naïve, she said.\n");
  const glyphs = await findGlyphs(folder);
  rmSync(folder, { recursive: true });
  expect(glyphs.get("ï")).toBe(join(folder, "index.md"));
  expect(glyphs.get("N")).toBe("any text");
  expect(glyphs.has("\n")).toBe(false);
});
