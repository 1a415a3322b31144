import { fillVariables } from "./fill-variables";

const variables = new Map([
  ["brand", "Northcart"],
  ["price", "$1 & $2"],
  ["fact.trial", "7 days"],
]);

test.each([
  ["What {{brand}} is", "What Northcart is"],
  ["{{unknown}} stays", "{{unknown}} stays"],
  ["{brand} is a gap of a message", "{brand} is a gap of a message"],
  ["for {{price}}", "for $1 & $2"],
  ["free for {{fact.trial}}", "free for 7 days"],
  ["\\{{brand}} is {{brand}}", "{{brand}} is Northcart"],
  ["\\\\{{brand}}", "\\{{brand}}"],
])("%j becomes %j", (text, filled) => {
  expect(fillVariables(text, variables)).toBe(filled);
});
