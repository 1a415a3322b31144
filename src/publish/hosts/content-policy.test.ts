import { createHash } from "node:crypto";
import { addPolicy } from "./content-policy";

const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page = (style: string) =>
  `<head><meta charSet="utf-8"/><meta name="viewport" content="x"/><style>${style}</style>` +
  '<script type="application/ld+json">{}</script></head>' +
  "<body><noscript><style>p{}</style></noscript>" +
  '<script src="/app.js"></script><script data-path="/">go()</script></body>';

const readPolicy = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/
    .exec(html)![1]!
    .split(";");

test("a page with new styles has one policy, the new one", () => {
  const first = addPolicy(page("a{}"));
  const again = addPolicy(first.replace("a{}", "b{}"));
  expect(again).toBe(addPolicy(page("b{}")));
});

test("a tracker's hosts are allowed only if it is on", () => {
  const without = readPolicy(addPolicy(page("a{}"), []));
  expect(without).toEqual(readPolicy(addPolicy(page("a{}"))));
  const policy = readPolicy(addPolicy(page("a{}"), ["pixel"]));
  expect(policy.filter((directive) => !without.includes(directive))).toEqual([
    `script-src 'self' ${hashOf("go()")} https://connect.facebook.net`,
    "img-src 'self' https://www.facebook.com",
    "connect-src 'self' https://www.facebook.com",
  ]);
});
