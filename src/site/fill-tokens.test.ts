import { fillTokens } from "./fill-tokens";

const tokens = { brand: "Northcart", price: "$1 & $2" };

test.each([
  ["What {{brand}} is", "What Northcart is"],
  ["{{ brand }} and {{brand}}", "Northcart and Northcart"],
  ["{{unknown}} stays", "{{unknown}} stays"],
  ["{brand} is a gap of a message", "{brand} is a gap of a message"],
  ["for {{price}}", "for $1 & $2"],
  ["", ""],
])("%j becomes %j", (text, filled) => {
  expect(fillTokens(text, tokens)).toBe(filled);
});
