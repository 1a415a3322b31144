import { fillRows } from "../../sections/card-grid/card-grid";

it.each<[number, 1 | 2 | 3 | 4, number]>([
  [8, 4, 4],
  [6, 4, 3],
  [4, 3, 2],
  [6, 3, 3],
  [3, 3, 3],
  [2, 4, 2],
  [6, 1, 1],
])("puts %i entries, %i abreast at most, into %i columns", (count, most, columns) => {
  expect(fillRows(count, most)).toBe(columns);
});

it("takes two columns where no other number fits", () => {
  expect(fillRows(5, 3)).toBe(2);
  expect(fillRows(7, 4)).toBe(2);
});
