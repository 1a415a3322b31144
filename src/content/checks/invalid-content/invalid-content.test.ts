import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import {
  clientFile,
  siteWithCover,
  siteWithLogo,
} from "../../../test-support/odd-pictures";
import {
  caseFile,
  guideFile,
  siteWithCase,
  siteWithGuide,
} from "../../../test-support/sample-guides";
import { subjects as kindsBySubject } from "../rules";
import * as sectionSchemas from "../../../view/sections/schemas";
import {
  SampleSite,
  authorFile,
  pageFile,
  postFile,
} from "../../../test-support/sample-site";

const files = {
  post: postFile,
  page: pageFile,
  author: authorFile,
  case: caseFile,
  guide: guideFile,
};
type FileName = keyof typeof files;
const names = Object.keys(files) as FileName[];

/** An error: `[sample text, replacement]` in a file, or a whole file. */
type Example = Partial<
  Record<FileName, string | [written: string, instead: string]>
> & {
  /** Markdown for the post, above its only heading. */
  text?: string;
  /** Markdown for the guide, below its first heading. */
  guideText?: string;
  /** Replacements for the sample's fields; a guide or a case study exists only if one of these is set. */
  guideFields?: Record<string, unknown>;
  caseFields?: Record<string, unknown>;
  /** The post's cover or a client's logo, from odd-pictures.ts. */
  cover?: string;
  logo?: string;
  /** The check's full output: `line:column  field  message  hint  code`; `{others}` is the number of sections besides six. */
  reported: string;
  /** A valid value in place of the first of these fields, for docs/errors.md, which otherwise shows a replacement. */
  right?: unknown;
};

/** An example from elsewhere/, whose message the file `test` asserts. */
interface ElsewhereExample {
  reported: string;
  test: string;
}

const readExamples = (file: string) =>
  parse(readFileSync(join(__dirname, file), "utf8")) as unknown;
const subjects = readdirSync(__dirname).filter((name) =>
  name.endsWith(".yaml"),
);
const examplesOf = (subject: string) =>
  readExamples(subject) as Record<string, Example>;

describe.each(subjects)("%s", (subject) => {
  const examples = examplesOf(subject);

  test.each(Object.entries(examples))(
    "%s",
    async (_name, { right, ...example }) => {
      const { site, file } = await make(example);
      const reported = example.reported.replace(
        "{others}",
        String(Object.keys(sectionSchemas).length - 6),
      );
      expect(await site.findIssues()).toEqual([`${file}:${reported}`]);
      if (right === undefined) return;
      const [changed = ""] = Object.keys(example);
      const fixed = await make({ ...example, [changed]: right });
      expect(await fixed.site.findIssues()).toEqual([]);
    },
  );
});

const elsewhere = readExamples("elsewhere/examples.yaml") as Record<
  string,
  ElsewhereExample
>;

test.each(Object.values(elsewhere))(
  "$test tests $reported",
  ({ reported, test: file }) => {
    const code = reported.split("  ").at(-1);
    // In a regular expression, the slash is escaped.
    expect(readFileSync(file, "utf8").replaceAll("\\/", "/")).toContain(code);
  },
);

test("every code has an example, and every example has a known code", () => {
  const all = [
    ...subjects.flatMap((subject) => Object.values(examplesOf(subject))),
    ...Object.values(elsewhere),
  ];
  const codes = new Set(all.map(({ reported }) => reported.split("/").at(-1)));
  expect([...codes].sort()).toEqual(
    Object.values(kindsBySubject).flatMap(Object.keys).sort(),
  );
});

/** The sample site with one error, and the file that contains it. */
async function make({ text, ...example }: Example) {
  const made = await makeSite(example);
  if (text !== undefined)
    made.site.replace(postFile, "## Look", `${text}\n\n## Look`);
  const name = names.find((each) => each in example);
  if (name === undefined) return made;
  const [change, file] = [example[name]!, files[name]];
  if (typeof change === "string") made.site.write(file, change);
  else made.site.replace(file, ...change);
  return { ...made, file };
}

async function makeSite({
  cover,
  logo,
  guideText,
  guideFields,
  caseFields,
}: Example): Promise<{ site: SampleSite; file: string }> {
  if (cover !== undefined && cover !== "./cover.png")
    return { site: await siteWithCover(cover), file: postFile };
  if (logo) return { site: siteWithLogo(logo), file: clientFile };
  if (guideText !== undefined || guideFields !== undefined)
    return { site: siteWithGuide(guideFields, guideText), file: guideFile };
  if (caseFields) return { site: siteWithCase(caseFields), file: caseFile };
  return { site: new SampleSite(), file: postFile };
}
