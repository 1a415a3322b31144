import { parse } from "yaml";
import { schemaLine, withSchemaLine } from "./editor-files";
import { contentTypes, landingPage } from "../../gatsby/records/content-types";

const line = "# yaml-language-server: $schema=../../.schemas/landing-page.json";

test("the schema comment points from the file to the schema", () => {
  expect(schemaLine(landingPage)).toBe(line);
  expect(contentTypes.map((type) => schemaLine(type))).toContain(
    "# yaml-language-server: $schema=.schemas/site-settings.json",
  );
});

test.each([
  ["a file without one", "seo: x\n"],
  ["a file that starts with a comment", "# Words\nseo: x\n"],
  ["a file that points to another schema", `${line.replace("landing", "legal")}\nseo: x\n`],
  ["a file from Windows", `${line.replace("landing", "legal")}\r\nseo: x\n`],
])("%s gets the schema comment and keeps the rest", (_, text) => {
  const fixed = withSchemaLine(landingPage, text);
  expect(fixed.split("\n")[0]).toBe(line);
  expect(fixed.split("\n").filter((each) => each.includes("$schema"))).toHaveLength(1);
  expect(parse(fixed)).toEqual({ seo: "x" });
  expect(fixed.includes("# Words")).toBe(text.includes("# Words"));
  expect(withSchemaLine(landingPage, fixed)).toBe(fixed);
});
