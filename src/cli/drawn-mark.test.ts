import { checkMark } from "./drawn-mark";

test("the mark that the site was delivered with is to be replaced, another one is not", () => {
  expect(checkMark()).toMatchObject([{ file: "src/site/mark.ts", task: "replace" }]);
  expect(checkMark("M0 0h64v64z")).toEqual([]);
});
