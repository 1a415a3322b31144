import { readFileSync } from "node:fs";
import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";
import {
  findErrors,
  formatIssue,
  type LocatedIssue,
} from "../content/issues/issue";
import { seo } from "../content/fields/shared-fields";
import { articleWords } from "../content/types/article";
import { blogCategory } from "../content/types/blog-post";
import { blogIndex } from "../content/types/blog-index";
import { consent } from "../content/types/consent";
import { caseStudyWords } from "../content/types/case-study";
import { uiLabels } from "../content/types/ui-labels";
import { siteSettings } from "../content/types/site-settings";
import { sampleRecord } from "./sample-record";
import { loadContent } from "../content-types";

/** The sample site's files that tests change. */
export const postFile = "content/blog/first-post/index.md";
export const pageFile = "content/landing/home/index.yaml";
export const authorFile = "content/shared/authors.yaml";

const readSample = (name: string) =>
  readFileSync(join(__dirname, "sample-site", name), "utf8");

const body = `Start with [the first page](/#intro).

## Look at orders

${"word ".repeat(220).trim()}
`;

/** Created once, since generating a record takes longer than most checks. */
const texts: readonly (readonly [file: string, text: string])[] = [
  ["content/site.yaml", stringify(sampleRecord(siteSettings))],
  ["content/consent.yaml", stringify(sampleRecord(consent))],
  ["content/ui-labels.yaml", stringify(sampleRecord(uiLabels))],
  ["content/blog/index.yaml", stringify(sampleRecord(blogIndex))],
  ["content/articles/words.yaml", stringify(sampleRecord(articleWords))],
  ["content/case-studies/words.yaml", stringify(sampleRecord(caseStudyWords))],
  [
    "content/shared/blog-categories.yaml",
    stringify({ marketing: sampleRecord(blogCategory) }),
  ],
  [authorFile, readSample("authors.yaml")],
  [pageFile, readSample("page.yaml")],
  [
    "content/landing/not-found/index.yaml",
    stringify({
      seo: {
        ...(sampleRecord({ schema: seo }) as object),
        title: "Nothing is here",
      },
      isIndexed: false,
      sections: [{ type: "hero", heading: "Lost" }],
    }),
  ],
  [postFile, `---\n${readSample("post.yaml")}---\n${body}`],
];

/** The same for all checks of a process, which read a picture once for each path and time. */
const checkedFolder = join(tmpdir(), `sample-site-${process.pid}`);
afterAll(() => rm(checkedFolder, { recursive: true, force: true }));

/** A number is a picture's width in pixels. */
type Files = ReadonlyMap<string, string | Buffer | number>;

/** What the last check left in its folder: the next one writes only what differs. */
let written: Files = new Map();

/** A small valid site, and ways to add a problem to it. */
export class SampleSite {
  private readonly files = new Map<string, string | Buffer | number>([
    ...texts,
    ["content/shared/avatar.png", 480],
    ["content/landing/home/wide.png", 1600],
    ["content/blog/first-post/cover.png", 1600],
  ]);

  /** Replaces the first occurrence of a text, which must exist. */
  replace(file: string, written: string, replacement: string): this {
    const text = String(this.files.get(file));
    if (text.split(written).length !== 2)
      throw new Error(`"${written}" is not once in ${file}`);
    return this.write(
      file,
      text.replace(written, () => replacement),
    );
  }

  read(file: string): string {
    return String(this.files.get(file));
  }

  /** Writes a text, a file, or a picture of a width in pixels. */
  write(file: string, text: string | Buffer | number): this {
    this.files.set(file, text);
    return this;
  }

  /** Writes a sample record of a type, in which some fields are different. */
  writeRecord(
    file: string,
    type: Parameters<typeof sampleRecord>[0],
    fields: object,
  ): this {
    const sample = sampleRecord(type) as object;
    return this.write(file, stringify({ ...sample, ...fields }));
  }

  append(file: string, text: string): this {
    return this.write(file, String(this.files.get(file)) + text);
  }

  remove(file: string): this {
    this.files.delete(file);
    return this;
  }

  /** Writes the site to a folder, checks it as a build does, and returns the formatted errors. */
  async findIssues(): Promise<string[]> {
    return findErrors(await this.check()).map(formatIssue);
  }

  async findWarnings(): Promise<string[]> {
    const issues = await this.check();
    return issues
      .filter(({ severity }) => severity === "warning")
      .map(formatIssue);
  }

  private async check(): Promise<LocatedIssue[]> {
    const areSame =
      String([...written.keys()]) === String([...this.files.keys()]);
    if (!areSame) await rm(checkedFolder, { recursive: true, force: true });
    const before = areSame ? written : new Map();
    written = new Map();
    await this.writeTo(checkedFolder, before);
    written = new Map(this.files);
    return (await loadContent(checkedFolder, [])).issues;
  }

  /** Writes the site to a folder that contains `before`. */
  async writeTo(root: string, before: Files = new Map()): Promise<void> {
    for (const [file, content] of this.files) {
      if (before.get(file) === content) continue;
      const to = join(root, file);
      await mkdir(dirname(to), { recursive: true });
      if (typeof content === "number") await writePicture(to, content);
      else await writeFile(to, content);
    }
  }
}

/** Pictures of one width have one time. */
async function writePicture(to: string, width: number): Promise<void> {
  await writeFile(to, await drawPicture(width));
  await utimes(to, width, width);
}

const drawnPictures = new Map<number, Promise<Buffer>>();

/** A gray picture as low as one may be. Drawn once per width, which most tests share. */
function drawPicture(width: number): Promise<Buffer> {
  const create = {
    width,
    height: width / 4,
    channels: 3,
    background: "gray",
  } as const;
  const picture =
    drawnPictures.get(width) ?? sharp({ create }).png().toBuffer();
  drawnPictures.set(width, picture);
  return picture;
}
