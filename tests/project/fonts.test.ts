import { readFileSync, statSync } from "node:fs";
import { characters } from "../../src/tools/scripts/fonts/characters";
import { readContentFiles } from "../../src/content/read/read-files";
import { buildFontStylesheet, webFonts } from "../../src/lib/web-fonts";

test("the fonts have every character of the content (else: add it to characters.ts)", async () => {
  const missing = (await readContentFiles("content")).flatMap(
    ({ file, text = "" }) =>
      Array.from(new Set(text))
        .filter((each) => !characters.includes(each) && !/\p{C}/u.test(each))
        .map((each) => `${file}: ${each}`),
  );
  expect(missing).toEqual([]);
});

test.each(webFonts)(
  "$family is small, since pages load all fonts",
  ({ file }) => {
    const { size } = statSync(`static/fonts/${file}.woff2`);
    expect(size).toBeLessThan(26_000);
  },
);

test("visitors without scripts get the same fonts (else: run src/tools/scripts/fonts/fonts.ts)", () => {
  const stylesheet = readFileSync("static/fonts/fonts.css", "utf8");
  expect(stylesheet).toBe(buildFontStylesheet());
});
