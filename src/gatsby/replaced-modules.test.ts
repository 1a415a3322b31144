import { findKept, replacedModules } from "./replaced-modules";

const loader = "babel-loader.js??[[missing ident]]!";
const idOf = ({ name, by }: (typeof replacedModules)[number]) =>
  by === undefined ? `ignored|/x/.cache|./${name}` : `${loader}${by}`;

test("a bundle with every replacement is in order", () => {
  expect(findKept(replacedModules.map(idOf))).toEqual([]);
});

test.each(replacedModules.map((module) => [module.name, module] as const))(
  "a bundle in which %s came back is told",
  (name, kept) => {
    const ids = replacedModules.filter((module) => module !== kept).map(idOf);
    expect(findKept([...ids, name])).toEqual([expect.stringContaining(`${name} is not replaced`)]);
  },
);
