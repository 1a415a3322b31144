import { createHash } from "node:crypto";
import { addPolicy } from "./add-policy";

const toHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page = (style: string) =>
  `<head><meta charSet="utf-8"/><meta name="viewport" content="x"/><style>${style}</style>` +
  '<script type="application/ld+json">{}</script></head>' +
  "<body><noscript><style>p{}</style></noscript>" +
  '<script src="/app.js"></script><script data-path="/">go()</script></body>';

const readPolicy = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)![1]!.split(";");

test("a page allows its own styles and scripts by their hashes, and no other", () => {
  const policy = readPolicy(addPolicy(page("a{}")));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'self' ${toHash("a{}")} ${toHash("p{}")}`);
  expect(policy).toContain(`script-src 'self' ${toHash("go()")}`);
});

test("the policy stands before everything that it speaks of", () => {
  const html = addPolicy(page("a{}"));
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style>"));
  expect(html).toMatch(/^<head><meta charSet="utf-8"\/><meta http-equiv/);
});

test("a page whose styles are others has one policy, the new one", () => {
  const first = addPolicy(page("a{}"));
  const again = addPolicy(first.replace("a{}", "b{}"));
  expect(again).toBe(addPolicy(page("b{}")));
});

test("the addresses of a tracker are allowed where it is switched on, and nowhere else", () => {
  const without = readPolicy(addPolicy(page("a{}"), []));
  expect(without).toEqual(readPolicy(addPolicy(page("a{}"))));
  const policy = readPolicy(addPolicy(page("a{}"), ["pixel"]));
  expect(policy.filter((directive) => !without.includes(directive))).toEqual([
    `script-src 'self' ${toHash("go()")} https://connect.facebook.net`,
    "img-src 'self' https://www.facebook.com",
    "connect-src 'self' https://www.facebook.com",
  ]);
});
