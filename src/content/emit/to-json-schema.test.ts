import { defineContentType } from "../content-type";
import { z } from "zod";
import { date } from "../fields/date";
import { flag, group, list, oneOf } from "../fields/structure";
import { text } from "../fields/text";
import { toJsonSchema } from "./to-json-schema";

const schema = group("Sample", "A sample.", {
  title: text("The title.", { min: 3, max: 20 }),
  kicker: text("The kicker.").optional(),
  day: date("The day.", { expires: true }),
  isNew: flag("New."),
  style: oneOf("Style", "The style.", { plain: "Plain.", loud: "Loud." }).default("plain"),
  tags: list(text("A tag."), "The tags.", { max: 2 }),
});
const sample = { name: "Sample", description: "Samples.", files: "samples.yaml", schema };

test("an editor learns names, limits, choices and descriptions, and what may be left out", () => {
  expect(toJsonSchema(defineContentType({ ...sample, format: "yaml" }))).toEqual({
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Sample",
    description: "A sample.",
    type: "object",
    additionalProperties: false,
    required: ["title", "day", "tags"],
    properties: {
      title: { type: "string", minLength: 3, maxLength: 20, description: "The title." },
      kicker: { type: "string", minLength: 1, maxLength: 300, description: "The kicker." },
      day: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$", description: "The day." },
      isNew: { type: "boolean", default: false, description: "New." },
      style: {
        type: "string",
        enum: ["plain", "loud"],
        default: "plain",
        description: "The style.",
      },
      tags: {
        type: "array",
        minItems: 1,
        maxItems: 2,
        description: "The tags.",
        items: { type: "string", minLength: 1, maxLength: 300, description: "A tag." },
      },
    },
  });
});

test("a file of records is a map from keys to records", () => {
  const { properties, type, additionalProperties } = toJsonSchema(
    defineContentType({ ...sample, format: "yaml-map" }),
  );
  expect({ properties, type }).toEqual({ properties: undefined, type: "object" });
  expect(additionalProperties).toMatchObject({ description: "A sample.", type: "object" });
});

test("an editor calls groups by their titles, and shows what a section looks like at its type", () => {
  const section = group("CardGridSection", "Points side by side.", {
    type: z.literal("card-grid").meta({ description: "card-grid" }),
  });
  const page = group("Page", "A page.", {
    first: section.optional(),
    others: list(section, "All."),
  });
  const { title, properties } = toJsonSchema(
    defineContentType({ ...sample, schema: page, format: "yaml" }),
  );
  const grid = {
    title: "Card grid section",
    properties: { type: { const: "card-grid", description: "Points side by side." } },
  };
  expect(title).toBe("Page");
  expect(properties).toMatchObject({ first: grid, others: { items: grid } });
});
