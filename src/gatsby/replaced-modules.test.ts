import { findKept, replacedModules } from "./replaced-modules";

const loader = "babel-loader.js??[[missing ident]]!";
/** Webpack calls a module that is left out by where it was asked for, with a path that may climb to the root. */
const idOf = ({ name, by }: (typeof replacedModules)[number]) =>
  by ? `${loader}${by}` : `ignored|/tmp/site/.cache|../../..${name}`;

test("a bundle with every replacement is in order", () => {
  expect(findKept(replacedModules.map(idOf))).toEqual([]);
});

test.each(replacedModules.map((module) => [module.name, module] as const))(
  "a bundle in which %s came back is reported",
  (name, kept) => {
    const ids = replacedModules.filter((module) => module !== kept).map(idOf);
    expect(findKept([...ids, name])).toEqual([
      expect.stringContaining(`${name} is no longer replaced`),
    ]);
  },
);
