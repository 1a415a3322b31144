import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { SITE_DIR } from "../read/settings";
import { plantedMark, secretWord } from "../serve/planted-drafts";

const planted =
  existsSync(plantedMark) &&
  statSync(plantedMark).mtimeMs >= statSync(join(SITE_DIR, "index.html")).mtimeMs;

// `npm test` plants drafts before its build, and must; a writer's own build has none.
const testPlanted = planted || process.env.CI ? test : test.skip;

testPlanted("nothing that the build publishes knows of a draft or a later post", () => {
  if (!planted) throw new Error("No drafts lay in content/ during the build.");
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
