import { readSiteFile } from "../../read/site-file";

/** Cloudflare Pages' limits: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. Netlify has none. */
const limits = {
  rules: 100,
  line: 2_000,
  redirects: 2_000,
  redirectLine: 1_000,
};

test("_headers is within the hosts' limits", () => {
  const lines = readSiteFile("_headers").split("\n");
  expect(
    lines.filter((line) => line.startsWith("/")).length,
  ).toBeLessThanOrEqual(limits.rules);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(
    limits.line,
  );
});

test("_redirects is within the hosts' limits", () => {
  const lines = readSiteFile("_redirects").trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(limits.redirects);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(
    limits.redirectLine,
  );
});
