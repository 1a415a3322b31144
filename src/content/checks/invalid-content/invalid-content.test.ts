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
  /** A valid value in place of the first of these fields. */
  right?: unknown;
};

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

/** All unit tests in src/, and the examples here. */
function readTests(): string {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  return [
    ...tests.map((file) => readFileSync(join("src", file), "utf8")),
    ...subjects.map((file) => readFileSync(join(__dirname, file), "utf8")),
  ].join("\n");
}

test("every rule has a test", () => {
  const tests = readTests().replaceAll("\\/", "/");
  const codes = Object.values(kindsBySubject).flat();
  expect(codes.filter((code) => !tests.includes(`content/${code}`))).toEqual(
    [],
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
