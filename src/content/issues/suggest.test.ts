import { suggest, suggestHint } from "./suggest";

test.each([
  ["publishdate", "publishDate"],
  ["brnad", "brand"],
  ["primry", "primary"],
  ["/pricng", "/pricing"],
])("%s suggests %s", (written, meant) => {
  expect(
    suggest(written, ["publishDate", "brand", "primary", "/pricing"]),
  ).toBe(meant);
});

test.each([
  ["xy", ["ai"]],
  ["carousel", ["hero", "faq"]],
  ["anything", []],
])("%s suggests none of %j", (written, known) => {
  expect(suggest(written, known)).toBeUndefined();
});

test("a few names without a likely match are listed in their order", () => {
  expect(suggestHint("zzzzzzzz", ["b", "a"])).toBe("use one of: b, a");
  expect(suggestHint("zzzzzzzz", [])).toBe(
    "there is none yet: add one, or remove this",
  );
});

test("of many names, the six most similar are listed", () => {
  const known =
    "/ /blog /about /pricing /partner /process /case-studies /privacy".split(
      " ",
    );
  expect(suggestHint("/services", known)).toBe(
    "use one of: /process, /pricing, /partner, /privacy, /, /blog or one of 2 more",
  );
});
