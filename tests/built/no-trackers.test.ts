import { readFileSync } from "node:fs";
import path from "node:path";
import { SITE_DIR } from "../read/settings";
import { listFiles } from "../serve/list-files";

/** What trackers, and the question for consent, can't do without. */
const words = ["googletagmanager", "connect.facebook.net", "_ccRun", "gtm.js", ">Cookie choices<"];

test("a site without ids holds nothing of trackers", () => {
  const texts = listFiles(SITE_DIR).filter((file) => /\.(js|json|html)$|^_headers$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const withWords = texts.filter((file) => {
    const text = readFileSync(path.join(SITE_DIR, file), "utf8");
    return words.some((word) => text.includes(word));
  });
  expect(withWords).toEqual([]);
});
