import { type HeaderWords, findRowWidth } from "./main-menu";

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
  expect(findRowWidth(build("Northcart", ...labels))).toBe(60);
  const long = build("Fenwick and Company Ltd", ...labels, "Questions");
  expect(findRowWidth(long)).toBeGreaterThan(1100 / 16);
});
