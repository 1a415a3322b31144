import { suggest, suggestHint } from "./suggest";

test.each([
  ["publishdate", "publishDate"],
  ["brnad", "brand"],
  ["primry", "primary"],
  ["/pricng", "/pricing"],
])("%s stands for %s", (written, meant) => {
  expect(suggest(written, ["publishDate", "brand", "primary", "/pricing"])).toBe(meant);
});

test("the beginning of a name says more than its ending", () => {
  expect(suggest("/prices", ["/process", "/pricing"])).toBe("/pricing");
  expect(suggest("/prices", ["/privacy"])).toBeUndefined();
});

test.each([
  ["xy", ["ai"]],
  ["carousel", ["hero", "faq"]],
  ["anything", []],
])("%s stands for none of %j", (written, known) => {
  expect(suggest(written, known)).toBeUndefined();
});

test("without a likely name, the few that exist are listed as they come", () => {
  expect(suggestHint("zzzzzzzz", ["b", "a"])).toBe("use one of: b, a");
  expect(suggestHint("zzzzzzzz", [])).toBe("there is none yet");
});

test("of many names, the six nearest are listed", () => {
  const known = "/ /blog /about /pricing /partner /process /case-studies /privacy".split(" ");
  expect(suggestHint("/services", known)).toBe(
    "use one of: /process, /pricing, /partner, /privacy, /, /blog or one of 2 more",
  );
});
