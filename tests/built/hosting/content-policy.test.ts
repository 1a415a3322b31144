import { createHash } from "node:crypto";
import { findAll } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readSiteFile } from "../../read/site-file";
import { readSiteRoutes } from "../../read/site-routes";
import { listProblems } from "../support/by-path";

const routes = readSiteRoutes().filter(({ kind }) => kind !== "redirect");
const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every page's policy precedes and allows its styles and scripts, and no attribute has any", () => {
  const problems = listProblems(routes, (route) => {
    const parts = findAll(
      readDocument(route),
      "meta[http-equiv=Content-Security-Policy], style, script:not([src], [type])",
    );
    const [meta, ...inline] = parts;
    const policy = meta?.getAttribute("content") ?? "";
    const unnamed = inline.filter(
      ({ textContent }) => !policy.includes(hashOf(textContent)),
    );
    const attributes = findAll(readDocument(route), "*").flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => /^(style|on\w+)$/.test(name)),
    );
    return [
      ...(policy.startsWith("default-src 'none';") ? [] : [policy]),
      // Safari upgrades http://localhost:9000 too.
      ...(/unsafe-|\*|https?:|data:|upgrade-insecure/.exec(policy) ?? []),
      ...unnamed.map(
        ({ textContent }) => `has no hash for ${textContent.slice(0, 40)}`,
      ),
      ...attributes.map((name) => `has ${name} in an attribute`),
    ];
  });
  expect(problems).toEqual([]);
});

test("no page may be framed, and no source is a wildcard", () => {
  const [, header] =
    /Content-Security-Policy: (.*)/.exec(readSiteFile("_headers")) ?? [];
  expect(header).toContain("frame-ancestors 'none'; upgrade-insecure-requests");
  expect(header).not.toMatch(/unsafe-(inline|eval)|\*|https?:/);
});
