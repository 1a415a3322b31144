import { defineContentType } from "../content-type";
import type { ContentType } from "../content-type";
import { draft } from "../fields/shared-fields";
import { group } from "../fields/structure";
import { text } from "../fields/text";
import { parseContent } from "./parse-content";
import { indexVariables, readVariable, toVariableName } from "./variables";

const schema = group("Sample", "A sample.", { name: text("The name.") });

const site = defineContentType({
  ...{ name: "Site", description: "The site.", schema },
  ...{ files: "site.yaml", format: "yaml" },
  variables: { prefix: "", read: ({ name }: { name: string }) => ({ brand: name }) },
});
const fact = defineContentType({
  ...{ name: "Fact", description: "A fact.", schema },
  ...{ files: "facts.yaml", format: "yaml-map" },
  variables: { prefix: "fact", read: ({ name }: { name: string }) => ({ "": name }) },
});
const plan = defineContentType({
  ...{ name: "Plan", description: "A plan.", schema },
  ...{ files: "plans.yaml", format: "yaml-map" },
  variables: {
    prefix: "plan",
    read: ({ name }: { name: string }) => ({ name, "price.annual": `$1 for ${name}` }),
  },
});
const untold = defineContentType({
  ...{ name: "Author", description: "An author.", schema },
  ...{ files: "authors.yaml", format: "yaml-map" },
});
const types: readonly ContentType[] = [site, fact, plan, untold];

test.each([
  ["", "", "brand", "brand"],
  ["fact", "trial", "", "fact.trial"],
  ["plan", "growth", "price", "plan.growth.price"],
])("prefix %j, key %j and word %j make %s", (prefix, key, word, name) => {
  expect(toVariableName(prefix, key, word)).toBe(name);
});

describe("readVariable", () => {
  const find = jest.fn((type: ContentType, key: string) =>
    key === "lost" ? undefined : { name: `${type.name} ${key}`.trim() },
  );

  test.each([
    ["brand", "Site"],
    ["fact.trial", "Fact trial"],
    ["plan.growth.name", "Plan growth"],
    ["plan.growth.price.annual", "$1 for Plan growth"],
  ])("%s is read out of the one record that owns it", (name, value) => {
    expect(readVariable(name, types, find)).toBe(value);
    expect(find).toHaveBeenCalledTimes(1);
  });

  test.each(["tagline", "fact", "fact.trial.name", "plan.growth", "plan.growth.constructor", ""])(
    "%j is no variable",
    (name) => {
      expect(readVariable(name, types, find)).toBeUndefined();
    },
  );

  test("no record is looked up for a prefix that no type has", () => {
    expect(readVariable("shop.a.name", types, find)).toBeUndefined();
    expect(find).not.toHaveBeenCalled();
  });

  test("a value that is taken from another record is filled in", () => {
    const taken = (_type: ContentType, key: string) => ({
      name: key === "a" ? "{{fact.b}}" : "$689",
    });
    expect(readVariable("fact.a", types, taken)).toBe("$689");
  });

  test("a record that does not exist has no variables", () => {
    expect(readVariable("fact.lost", types, find)).toBeUndefined();
  });
});

describe("indexVariables", () => {
  function indexOf(files: readonly (readonly [ContentType, string])[]) {
    const parsed = files.map(([type, source]) => parseContent(type, "content/x", "", source));
    return indexVariables(
      types,
      parsed.flatMap(({ records }) => records),
      parsed.flatMap(({ broken }) => broken),
    );
  }
  const soundSite = [site, "name: Northcart"] as const;

  test("knows the variables of all records by their names", () => {
    const variables = indexOf([
      soundSite,
      [fact, "trial: { name: 7 days }\nstores: { name: 100+ }"],
      [untold, "desk: { name: Growth desk }"],
    ]);
    expect(variables.names()).toEqual(["brand", "fact.trial", "fact.stores"]);
    expect(variables.get("brand")).toBe("Northcart");
    expect(variables.get("fact.trial")).toBe("7 days");
    expect(variables.isUnreadable("fact.lost")).toBe(false);
  });

  test("fills in a value that is taken from another record", () => {
    const variables = indexOf([[fact, 'a: { name: "{{fact.b}}" }\nb: { name: $689 }']]);
    expect(variables.get("fact.a")).toBe("$689");
  });

  test("a record with a problem passes: its own problem is the only one to tell", () => {
    const variables = indexOf([soundSite, [plan, "growth: {}\nstarter: { name: Starter }"]]);
    expect(variables.isUnreadable("plan.growth.name")).toBe(true);
    expect(variables.get("plan.starter.name")).toBe("Starter");
    expect(variables.isUnreadable("plan.lost.name")).toBe(false);
  });

  test("nothing can be said of the variables of a file that can't be read", () => {
    const variables = indexOf([soundSite, [fact, "trial: ["]]);
    expect(variables.isUnreadable("fact.trial")).toBe(true);
    expect(variables.isUnreadable("plan.growth.name")).toBe(false);
    expect(variables.isUnreadable("brand")).toBe(false);
  });

  test("nor of the site's own where site.yaml is missing", () => {
    const variables = indexOf([[fact, "trial: { name: 7 days }"]]);
    expect(variables.isUnreadable("brand")).toBe(true);
    expect(variables.isUnreadable("fact.lost")).toBe(false);
  });
});

test("the values of a draft are known, and told to be hidden", () => {
  const schemaOfDraft = group("Sample", "A sample.", { name: text("The name."), draft });
  const type = { ...plan, schema: schemaOfDraft };
  const file = "growth: { name: Growth }\nscale: { name: Scale, draft: true }\n";
  const { records } = parseContent(type, "plans.yaml", "", file);
  const variables = indexVariables([type], records, []);
  expect(variables.get("plan.scale.name")).toBe("Scale");
  expect(variables.whyHidden("plan.scale.name")?.what).toBe("is a draft");
  expect(variables.whyHidden("plan.growth.name")).toBeUndefined();
});
