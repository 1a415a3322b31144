import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import type { ValidateFunction } from "ajv";
import { parse } from "yaml";
import { findType } from "../../content/content-type";
import { readContentFiles } from "../../content/read/read-files";
import { readSource } from "../../content/read/source-file";
import { buildJsonSchema } from "../../content/json-schemas/json-schemas";
import { contentTypes } from "../../content-types";
import {
  SampleSite,
  authorFile,
  pageFile,
  postFile,
} from "../../test-support/sample-site";

const ajv = new Ajv({
  allErrors: true,
  formats: {
    date: true,
    uri: (text) => URL.canParse(text),
    email: /^[^@\s]+@[^@\s]+$/,
  },
});

const validators = new Map<string, ValidateFunction>(
  contentTypes.map((type) => [type.name, ajv.compile(buildJsonSchema(type))]),
);

/** The errors an editor would underline, as `path message`. */
function listErrors(typeName: string, data: unknown): string[] {
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
    const type = findType(contentTypes, file)?.type;
    return type
      ? [
          {
            file,
            typeName: type.name,
            data: readSource(text, type.format).data,
          },
        ]
      : [];
  });
}

test("the schemas accept all YAML files and front matter in content/", async () => {
  const files = await readAll();
  const errors = files.flatMap(({ file, typeName, data }) =>
    listErrors(typeName, data).map((error) => `${file} ${error}`),
  );
  expect(errors).toEqual([]);
  expect(new Set(files.map(({ typeName }) => typeName)).size).toBe(
    contentTypes.length,
  );
});

/** Valid files of the sample site, by content type; the tests break them. */
const files: Record<string, string> = {
  BlogPost: postFile,
  LandingPage: pageFile,
  Author: authorFile,
};

function readData(site: SampleSite, file: string): unknown {
  return readSource(site.read(file), file.endsWith(".md") ? "markdown" : "yaml")
    .data;
}

type Malformed = readonly [written: string, instead: string, complaint: string];

const malformed = Object.entries(
  parse(
    readFileSync(join(__dirname, "json-schemas.test.yaml"), "utf8"),
  ) as Record<string, Malformed[]>,
).flatMap(([typeName, rows]) => rows.map((row) => [typeName, ...row] as const));

test.each(malformed)(
  "%s: replacing %j with %j is rejected",
  (typeName, written, instead, complaint) => {
    const site = new SampleSite().replace(files[typeName]!, written, instead);
    expect(listErrors(typeName, readData(site, files[typeName]!))).toContain(
      complaint,
    );
  },
);
