import { makeContext } from "../../test-support/query-context";
import { citation } from "./account";

const context = makeContext({ "UiLabels:": { key: "", accountDated: "{name}, {date}" } });

test("a source is cited with its day where it has one", () => {
  const read = (source: { name: string; date?: string }) => citation.resolve(source, {}, context);
  expect(read({ name: "Terms of {{brand}}", date: "2025-05-24" })).toBe(
    "Terms of Northcart, May 24, 2025",
  );
  expect(read({ name: "Our price list" })).toBe("Our price list");
});
