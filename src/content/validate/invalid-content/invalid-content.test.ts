import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { clientFile, siteWithCover, siteWithLogo } from "../../../test-support/odd-pictures";
import {
  caseFile,
  guideFile,
  siteWithCase,
  siteWithGuide,
} from "../../../test-support/sample-guides";
import * as sectionSchemas from "../../../sections/schemas";
import { SampleSite, authorFile, pageFile, postFile } from "../../../test-support/sample-site";

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
type Example = Partial<Record<FileName, string | [written: string, instead: string]>> & {
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
  /** The check's full output: `line:column  field  what  hint`; `{others}` is the number of sections besides six. */
  reported: string;
};

const subjects = readdirSync(__dirname).filter((name) => name.endsWith(".yaml"));

describe.each(subjects)("%s", (subject) => {
  const examples = parse(readFileSync(join(__dirname, subject), "utf8")) as Record<string, Example>;

  test.each(Object.entries(examples))("%s", async (_name, example) => {
    const { site, file } = await make(example);
    const reported = example.reported.replace("{others}", String(Object.keys(sectionSchemas).length - 6));
    expect(await site.findIssues()).toEqual([`${file}:${reported}`]);
  });
});

/** The sample site with one error, and the file that contains it. */
async function make({
  text,
  cover,
  logo,
  guideText,
  guideFields,
  caseFields,
  ...changes
}: Example) {
  if (cover) return { site: await siteWithCover(cover), file: postFile };
  if (logo) return { site: siteWithLogo(logo), file: clientFile };
  const isGuide = guideText !== undefined || guideFields !== undefined;
  const site = isGuide
    ? siteWithGuide(guideFields, guideText)
    : caseFields
      ? siteWithCase(caseFields)
      : new SampleSite();
  if (text !== undefined) site.replace(postFile, "## Look", `${text}\n\n## Look`);
  for (const name of names.filter((each) => each in changes)) {
    const [change, file] = [changes[name]!, files[name]];
    if (typeof change === "string") site.write(file, change);
    else site.replace(file, ...change);
    return { site, file };
  }
  return { site, file: isGuide ? guideFile : caseFields ? caseFile : postFile };
}
