import { readFileSync } from "node:fs";
import path from "node:path";
import { faultsAddress, panelElement } from "../../src/develop/problem-report";
import { SITE_DIR } from "../read/settings";
import { listFiles } from "../serve/list-files";

/** What the list of mistakes of `develop` can't do without: its address and its element. */
const words = [faultsAddress, panelElement, "Hide until the next change"];

test("no script of the built site holds the list of mistakes that developers see", () => {
  const scripts = listFiles(SITE_DIR).filter((file) => /\.(m?js|map)$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  const withWords = scripts.filter((file) => {
    const text = readFileSync(path.join(SITE_DIR, file), "utf8");
    return words.some((word) => text.includes(word));
  });
  expect(withWords).toEqual([]);
});
