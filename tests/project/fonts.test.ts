import { statSync } from "node:fs";
import { characters } from "../../src/tools/scripts/fonts/characters";
import { readContentFiles } from "../../src/content/read/read-files";

test("the fonts have every character of the content (else: add it to characters.ts)", async () => {
  const missing = (await readContentFiles("content")).flatMap(
    ({ file, text = "" }) =>
      Array.from(new Set(text))
        .filter((each) => !characters.includes(each) && !/\p{C}/u.test(each))
        .map((each) => `${file}: ${each}`),
  );
  expect(missing).toEqual([]);
});

test.each(["bricolage-display", "bricolage", "literata"])(
  "%s is small, since pages load all three fonts",
  (name) => {
    const { size } = statSync(`static/fonts/${name}.woff2`);
    expect(size).toBeLessThan(26_000);
  },
);
