import { landingPage } from "../../content-types";
import type * as Fields from "../../content/fields";
import { parseContent } from "../../content/validate/parse-content";
import { checkStyle } from "../../content/checks/style/check-style";
import { SampleSite, pageFile } from "../../test-support/sample-site";

/** What docs/adding-a-section.md adds to the list of schemas. */
jest.mock("./schemas", () => {
  const { group, list, section, text } = jest.requireActual<typeof Fields>(
    "../../content/fields",
  );
  const point = group("ComparedPoint", "One row of the comparison.", {
    title: text("What the row compares.", { max: 60 }),
  });
  const comparisonSchema = section(
    "comparison",
    "Comparison of doing it alone and with us.",
    { items: list(point, "Rows of the comparison.") },
    { ownFigures: true },
  );
  const schemas = jest.requireActual<object>("./schemas");
  const exports = { ...schemas, comparisonSchema };
  return Object.defineProperty(exports, "__esModule", { value: true });
});

const section = (type: string, heading: string) =>
  `  - type: ${type}\n    heading: ${heading}\n    items:\n      - title: It brings 12% more\n`;

const writeSections = (...sections: string[]) =>
  new SampleSite().append(pageFile, sections.join(""));

test("a new section is checked by its declaration alone", async () => {
  const site = writeSections(section("comparison", "Alone or with us"));
  expect(await site.findIssues()).toEqual([]);
  const misspelled = section("comparison", "Alone or with us").replace(
    "items",
    "item",
  );
  expect(await writeSections(misspelled).findIssues()).toContainEqual(
    expect.stringContaining('did you mean "items"?'),
  );
});

test("it declares that its figures need no record", () => {
  const others =
    "  - type: prose\n    heading: By hand\n    text: It brings 15% more\n";
  const site = writeSections(section("comparison", "Alone or with us"), others);
  const page = site.read(pageFile);
  const { records } = parseContent(landingPage, pageFile, "home", page);
  const figures = checkStyle(records).filter(
    ({ code }) => code === "content/figure-without-record",
  );
  expect(figures.map(({ field }) => field)).toEqual(["sections[3].text"]);
});
