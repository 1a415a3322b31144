import { figures } from "../../test-support/case-study";
import { pickFigures } from "./case-figure";

const valuesOf = (keys: string[] | null) => pickFigures(figures, keys).map(({ value }) => value);

test("figures come in the order in which they are named", () => {
  expect(valuesOf(["orders", "sales"])).toEqual(["644", "$20,050"]);
});

test("where none is named there is none", () => {
  expect(valuesOf(null)).toEqual([]);
  expect(valuesOf([])).toEqual([]);
});

test("a key of no figure is passed over", () => {
  expect(valuesOf(["profit", "roas"])).toEqual(["1.5x"]);
});
