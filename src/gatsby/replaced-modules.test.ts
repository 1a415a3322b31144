import { findKept, replacedModules } from "./replaced-modules";

const modules = Object.entries(replacedModules);
const loader = "babel-loader.js??[[missing ident]]!";
/** Webpack identifies an ignored module by its import, relative to the importing folder. */
const idOf = ([name, by]: (typeof modules)[number]) =>
  by ? `${loader}${by}` : `ignored|/tmp/site/.cache|../../..${name}`;

test("a bundle with every replacement is valid", () => {
  expect(findKept(modules.map(idOf))).toEqual([]);
});

test.each(modules)("a bundle that contains %s is reported", (name) => {
  const ids = modules.filter(([other]) => other !== name).map(idOf);
  expect(findKept([...ids, name])).toEqual([
    expect.stringContaining(`${name} is no longer replaced`),
  ]);
});
