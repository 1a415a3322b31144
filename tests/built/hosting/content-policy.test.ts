import { createHash } from "node:crypto";
import { findAll } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readSiteRoutes } from "../../read/site-routes";
import { readSiteFile } from "../../read/site-file";
import { listProblems } from "../support/by-path";

const routes = readSiteRoutes().filter(({ kind }) => kind !== "redirect");
const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const header =
  /Content-Security-Policy: (.*)/.exec(readSiteFile("_headers"))?.[1] ?? "";

test("every page's policy precedes and allows its styles and scripts, and no attribute has any", () => {
  const problems = listProblems(routes, (route) => {
    const page = readDocument(route);
    const policies = findAll(page, "meta[http-equiv=Content-Security-Policy]");
    const policy = policies[0]?.getAttribute("content") ?? "";
    const inline = findAll(page, "style, script:not([src], [type])");
    const unnamed = inline.filter(
      ({ textContent }) => !policy.includes(hashOf(textContent)),
    );
    const early = inline.filter(
      (each) => !policies[0] || !isBefore(policies[0], each),
    );
    const attributes = findAll(page, "*").flatMap(({ attributes }) =>
      Array.from(attributes, ({ name }) => name).filter((name) =>
        /^(style|on\w+)$/.test(name),
      ),
    );
    return [
      ...(policies.length === 1 ? [] : [`has ${policies.length} policies`]),
      ...(policy.startsWith("default-src 'none';")
        ? []
        : ["does not start with default-src"]),
      // Safari upgrades http://localhost:9000 too.
      ...(policy.includes("upgrade-insecure-requests")
        ? ["upgrades requests of localhost"]
        : []),
      ...(/unsafe-|\*|https?:|data:/.test(policy)
        ? ["allows any origin or inline code"]
        : []),
      ...unnamed.map(
        ({ textContent }) => `has no hash for ${textContent.slice(0, 40)}`,
      ),
      ...early.map(({ tagName }) => `has a ${tagName} before its policy`),
      ...attributes.map((name) => `has ${name} in an attribute`),
    ];
  });
  expect(problems).toEqual([]);
});

const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) &
    first.DOCUMENT_POSITION_FOLLOWING) !==
  0;

test("every page has the same script", () => {
  const scripts = routes.flatMap((route) =>
    findAll(readDocument(route), "script:not([src], [type])").map(
      ({ textContent }) => textContent,
    ),
  );
  expect(scripts).toHaveLength(routes.length);
  expect(new Set(scripts).size).toBe(1);
});

test("no page may be framed, and no source is a wildcard", () => {
  expect(header).toContain("frame-ancestors 'none'; upgrade-insecure-requests");
  expect(header).not.toMatch(/unsafe-(inline|eval)|\*|https?:/);
});
