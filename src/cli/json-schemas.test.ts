import Ajv from "ajv";
import type { ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { findType } from "../content/content-type";
import { readContentFiles } from "../content/read/read-files";
import { readSource } from "../content/read/source-file";
import { toJsonSchema } from "../content/emit/to-json-schema";
import { contentTypes } from "../gatsby/content-types";

const ajv = addFormats(new Ajv({ allErrors: true }));

/** The check that an editor makes of a content type's files. */
const validators = new Map<string, ValidateFunction>(
  contentTypes.map((type) => [type.name, ajv.compile(toJsonSchema(type))]),
);

/** What an editor would underline, `place message` each. */
function complain(typeName: string, data: unknown): string[] {
  const validate = validators.get(typeName)!;
  validate(data);
  return (validate.errors ?? []).map(
    ({ instancePath, message = "" }) => `${instancePath || "/"} ${message}`,
  );
}

interface Checked {
  file: string;
  typeName: string;
  data: unknown;
}

async function readAll(): Promise<Checked[]> {
  return (await readContentFiles("content")).flatMap(({ file, text = "" }) => {
    const place = file.replace("content/", "");
    const type = findType(contentTypes, place)?.type;
    const format = type?.format === "markdown" ? "markdown" : "yaml";
    return type ? [{ file, typeName: type.name, data: readSource(text, format).data }] : [];
  });
}

test("the schemas accept all content: YAML files, and the front matter of Markdown files", async () => {
  const files = await readAll();
  const complaints = files.flatMap(({ file, typeName, data }) =>
    complain(typeName, data).map((words) => `${file} ${words}`),
  );
  expect(complaints).toEqual([]);
  // Every content type is among what was checked.
  expect(new Set(files.map(({ typeName }) => typeName)).size).toBe(contentTypes.length);
});

const post = `
title: How a small store grows
excerpt: A short guide for owners of small stores who want to know where the next order comes from.
publishDate: 2025-03-15
author: growth-desk
cover: { src: ./cover.jpg, alt: A parcel on a table }
categories: [marketing]
tags: [growth]
readingTime: 3
seo:
  title: How a small store grows
  description: Where the next order of a small store comes from, in the order in which to look for it.
  keywords: [small store, growth, orders]
`;
const page = `
seo:
  title: Your growth team
  description: What the team does for stores, how it starts, what it costs and where to read on.
  keywords: [growth, store, team]
sections:
  - type: steps
    anchor: steps
    tone: birch
    heading: Three steps
    items:
      - { title: Read, text: We read. }
      - { title: Write, text: We write. }
`;
const samples: Record<string, string> = {
  BlogPost: post,
  LandingPage: page,
  Fact: "launch-time:\n  value: 14 days\n  label: Until live\n",
};

test.each(Object.entries(samples))("a sound %s is accepted", (typeName, text) => {
  expect(complain(typeName, parse(text))).toEqual([]);
});

const malformed: [typeName: string, written: string, instead: string, complaint: string][] = [
  // A wrong type.
  ["BlogPost", "tags: [growth]", "tags: growth", "/tags must be array"],
  ["BlogPost", "title: How a small store grows\nex", "title: 2025\nex", "/title must be string"],
  ["BlogPost", "readingTime: 3", 'readingTime: "3"', "/readingTime must be integer"],
  ["BlogPost", "readingTime: 3", "readingTime: 2.5", "/readingTime must be integer"],
  ["BlogPost", "readingTime: 3", "readingTime: 3\ndraft: yes", "/draft must be boolean"],
  ["BlogPost", "{ src: ./cover.jpg, alt: A parcel on a table }", "x.jpg", "/cover must be object"],
  ["BlogPost", "author: growth-desk", "author:", "/author must be string"],
  ["Fact", "\n  value: 14 days\n  label: Until live", " 14 days", "/launch-time must be object"],
  // A field that is not declared.
  ["BlogPost", "tags: [growth]", "tags: [growth]\ntag: x", "/ must NOT have additional properties"],
  [
    "BlogPost",
    "alt: A parcel on a table",
    "alt: A parcel, credit: us",
    "/cover must NOT have additional properties",
  ],
  [
    "LandingPage",
    "    tone: birch",
    "    tune: birch",
    "/sections/0 must NOT have additional properties",
  ],
  // A field that is missing.
  ["BlogPost", "author: growth-desk\n", "", "/ must have required property 'author'"],
  ["BlogPost", ", alt: A parcel on a table", "", "/cover must have required property 'alt'"],
  [
    "LandingPage",
    "    heading: Three steps\n",
    "",
    "/sections/0 must have required property 'heading'",
  ],
  [
    "LandingPage",
    ", text: We write.",
    "",
    "/sections/0/items/1 must have required property 'text'",
  ],
  ["Fact", "  value: 14 days\n", "", "/launch-time must have required property 'value'"],
  // Too short, too long, too few, too many.
  [
    "BlogPost",
    "alt: A parcel on a table",
    "alt: Box",
    "/cover/alt must NOT have fewer than 5 characters",
  ],
  [
    "BlogPost",
    "title: How a small store grows\nex",
    `title: ${"long ".repeat(20)}\nex`,
    "/title must NOT have more than 70 characters",
  ],
  ["BlogPost", "tags: [growth]", 'tags: [""]', "/tags/0 must NOT have fewer than 1 characters"],
  [
    "BlogPost",
    "categories: [marketing]",
    "categories: []",
    "/categories must NOT have fewer than 1 items",
  ],
  ["BlogPost", "[growth]", "[a, b, c, d, e, f, g, h, i]", "/tags must NOT have more than 8 items"],
  ["BlogPost", "readingTime: 3", "readingTime: 0", "/readingTime must be >= 1"],
  ["BlogPost", "readingTime: 3", "readingTime: 61", "/readingTime must be <= 60"],
  // A value that is none of the choices, or in another form.
  [
    "LandingPage",
    "tone: birch",
    "tone: beech",
    "/sections/0/tone must be equal to one of the allowed values",
  ],
  [
    "LandingPage",
    "sections:",
    "kind: shop\nsections:",
    "/kind must be equal to one of the allowed values",
  ],
  ["LandingPage", "type: steps", "type: step", "/sections/0/type must be equal to constant"],
  [
    "LandingPage",
    "anchor: steps",
    "anchor: The steps",
    '/sections/0/anchor must match pattern "^[a-z][a-z0-9-]*$"',
  ],
  [
    "BlogPost",
    "publishDate: 2025-03-15",
    "publishDate: March 15",
    '/publishDate must match pattern "^\\d{4}-\\d{2}-\\d{2}$"',
  ],
  ["Fact", "launch-time:", "Launch Time:", "/ property name must be valid"],
];

test.each(malformed)("%s: %j written as %j is refused", (typeName, written, instead, complaint) => {
  const text = samples[typeName]!;
  expect(text.split(written)).toHaveLength(2);
  const faulty = text.replace(written, () => instead);
  expect(complain(typeName, parse(faulty))).toContain(complaint);
});

test.each([
  ["url", "http://company.test", '/url must match pattern "^https://"'],
  ["url", "company", '/url must match format "uri"'],
  ["email", "company.test", '/email must match format "email"'],
])("site.yaml: %s is refused when it is %s", async (field, value, complaint) => {
  const site = (await readAll()).find(({ typeName }) => typeName === "SiteSettings");
  const data = { ...(site?.data as object), [field]: value };
  expect(complain("SiteSettings", data)).toContain(complaint);
});
