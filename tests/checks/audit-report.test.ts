import { tellAudit } from "./audit-report";

const packages = ["node_modules/react", "node_modules/react-dom"];
const via = [{ title: "Runs what it should read" }];
const webpack = { name: "webpack", severity: "high", nodes: ["node_modules/webpack"], via };
const react = { name: "react", severity: "low", nodes: ["node_modules/react"], via };
// Another copy of it, for builds alone.
const otherReact = { ...react, nodes: ["node_modules/webpack/node_modules/react"] };

test("a package that visitors get code of is not safe to publish", () => {
  expect(tellAudit({ vulnerabilities: { webpack, react } }, packages)).toEqual({
    words: [
      "Of the 2 packages that visitors get code of, 1 listed: react (low)",
      "Of those that only build and test, 1 listed: webpack (high)",
    ].join("\n"),
    isSafe: false,
  });
});

test("what only builds is named, and stops nothing", () => {
  expect(tellAudit({ vulnerabilities: { webpack, otherReact } }, packages)).toEqual({
    words: [
      "Of the 2 packages that visitors get code of, none is listed.",
      "Of those that only build and test, 2 listed: react (low), webpack (high)",
    ].join("\n"),
    isSafe: true,
  });
});

test("a package that is listed for the sake of another is not listed twice", () => {
  const vulnerabilities = { webpack, react: { ...react, via: ["webpack"] } };
  expect(tellAudit({ vulnerabilities }, packages).isSafe).toBe(true);
});

test("without a registry nothing is known, and nothing fails", () => {
  expect(tellAudit({ message: "405 Method Not Allowed" }, packages)).toEqual({
    words: "Nothing is known of the 2 packages that visitors get code of: 405 Method Not Allowed",
    isSafe: true,
  });
});
