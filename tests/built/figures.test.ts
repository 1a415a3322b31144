import { BUSINESS_FIGURES } from "../agreed/business-figures";
import { EDITORIAL_FIGURES } from "../agreed/editorial-figures";
import { countFigure, readPageText } from "../read/figures";

const figures = [...BUSINESS_FIGURES, ...EDITORIAL_FIGURES];

test("figures are counted as whole words", () => {
  const text = "from $20-30 to $20,050, $20K, $20+ or $1,20; about $20. Then +$20, $20\nand ($20)";
  expect(countFigure(text, "$20")).toBe(3);
  expect(countFigure("3.2x, 2x", "2x")).toBe(1);
  expect(countFigure("6-7%, 7%", "7%")).toBe(1);
  expect(countFigure("over\n  30 brands", "over 30")).toBe(1);
  expect(countFigure("$100K-$1M", "$100K")).toBe(0);
});

for (const path of new Set(figures.map(({ page }) => page))) {
  test(`${path} has the figures that are agreed with the owner`, () => {
    const text = readPageText(path);
    const missing = figures.filter(
      (each) => each.page === path && countFigure(text, each.figure) === 0,
    );
    expect(missing.map(({ figure }) => figure)).toEqual([]);
  });
}
