import { type HeaderWords, findHeaderWidths } from "./main-menu";

function build(brand: string, ...labels: string[]): HeaderWords {
  const navigation = labels.map((label) => ({ label }));
  return { brand, navigation, headerAction: { label: "Book a demo" } };
}

const labels = [
  "Product",
  "Pricing",
  "Case Studies",
  "Partner",
  "About",
  "Blog",
];

it("has its links in a row from 960 px, and later if they need more room", () => {
  expect(findHeaderWidths(build("Northcart", ...labels)).row).toBe(56);
  const long = build("Fenwick and Company Ltd", ...labels, "Questions");
  expect(findHeaderWidths(long).row).toBeGreaterThan(1036 / 16);
});

it.each([
  ["Northcart", 328, true],
  ["Fenwick and Company", 328, false],
  ["FENWICK", 328, false],
  ["Fenwick & Partner", 448, true],
])(
  "at the width of a phone, %s has room in %i px: %s",
  (brand, width, fits) => {
    const { wordmark } = findHeaderWidths(build(brand, ...labels));
    expect(wordmark <= width / 16).toBe(fits);
  },
);

it("has a button where its longest word has room", () => {
  const { action } = findHeaderWidths(build("Northcart", ...labels));
  expect(action).toBeGreaterThan((320 - 32) / 32);
  expect(action).toBeLessThan((320 - 32) / 16);
});
