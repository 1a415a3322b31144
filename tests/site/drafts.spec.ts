import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { plantedMark, secretWord } from "../support/planted-drafts";
import { SITE_DIR } from "../support/settings";

test.skip(
  !existsSync(plantedMark) ||
    statSync(plantedMark).mtimeMs < statSync(join(SITE_DIR, "index.html")).mtimeMs,
  "No drafts lay in content/ during the build: `npm test` plants some.",
);

test("nothing that the build publishes knows of a draft or a later post", () => {
  const entries = readdirSync(SITE_DIR, { recursive: true, encoding: "utf8" });
  const telling = entries.filter(
    (entry) => entry.includes(secretWord) || readText(join(SITE_DIR, entry)).includes(secretWord),
  );
  expect(entries.length).toBeGreaterThan(500);
  expect(telling).toEqual([]);
});

function readText(path: string): string {
  return statSync(path).isFile() ? readFileSync(path, "latin1") : "";
}
