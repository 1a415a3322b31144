import { toObservatoryScore } from "./observatory";

const page = "default-src 'none';script-src 'self' 'sha256-x';style-src 'sha256-y'";
const headers = {
  "content-security-policy":
    "script-src 'self' 'sha256-x';object-src 'none';frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

test.each([
  ["all that a static site can say", headers, page, 140],
  ["a policy whose default is not none", headers, page.replace("'none'", "'self'"), 135],
  ["styles of any origin", headers, page.replace("'sha256-y'", "'unsafe-inline'"), 130],
  ["scripts written anywhere", headers, page.replace("'sha256-x'", "'unsafe-inline'"), 80],
  ["no referrer policy", { ...headers, "referrer-policy": undefined }, page, 135],
  ["short HSTS", { ...headers, "strict-transport-security": "max-age=1" }, page, 130],
  ["no sniffing guard", { ...headers, "x-content-type-options": undefined }, page, 135],
  ["nothing at all", {}, "", 30],
])("%s", (_what, said, policy, score) => {
  expect(toObservatoryScore(said, policy)).toBe(score);
});
