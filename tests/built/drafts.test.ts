import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { SITE_DIR } from "../read/settings";
import { secretWord } from "../serve/planted-drafts";

/** Set by `npm test`, which plants drafts before its build; a developer's own build has none. */
const planted = Boolean(process.env["PLANTED_DRAFTS"]);
const testPlanted = planted || process.env["CI"] ? test : test.skip;

testPlanted("nothing that the build publishes knows of a draft or a later post", () => {
  if (!planted) throw new Error("No drafts lay in the content of the build.");
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
