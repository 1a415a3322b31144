import { join } from "node:path";
import { contentTypes } from "../../content-types";
import { makeMarkdown, makeNoise } from "../../test-support/random-markdown";
import { Random } from "../../test-support/random";
import { SampleSite, pageFile, postFile } from "../../test-support/sample-site";
import type { CheckContext } from "../fields/checks/content-index";
import { checkMarkdown } from "../fields/checks/check-markdown";
import { listHeadings, renderPlainText } from "../markdown/markdown";
import { readSource } from "../read/source-file";
import { indexContent } from "./index-content";

const count = Number(process.env["FUZZ_RUNS"] ?? 600);
const contentDir = join(process.cwd(), "content");
const context: CheckContext = {
  index: indexContent(contentDir, contentTypes, [], []),
  ownRoute: "/blog/first-post",
  contentFile: join(contentDir, "blog", "first-post", "index.md"),
  isDraft: false,
};

test.each([
  ["legal", makeMarkdown],
  ["random", makeNoise],
])(
  `${String(count)} %s texts are read and checked without a crash`,
  async (_kind, make) => {
    const random = new Random(20251121);
    const crashes: string[] = [];
    for (let round = 0; round < count; round += 1) {
      const text = make(random);
      try {
        await checkMarkdown(text, { ...context, isBody: round % 2 === 0 });
        listHeadings(text);
        renderPlainText(text);
        readSource(`---\ntitle: ${text}\n---\n${text}`, "markdown");
      } catch (error) {
        crashes.push(`${JSON.stringify(text)}: ${String(error)}`);
      }
    }
    expect(crashes).toEqual([]);
  },
  60_000,
);

test.each([
  "A line.\\\nMore.",
  "A line.\\\r\nMore.",
  "\\{{brand}}\\\n{{brand}}",
])("a hard line break is valid: %j", async (text) => {
  const inYaml = JSON.stringify(text);
  const site = new SampleSite()
    .replace(postFile, "## Look", `${text}\n\n## Look`)
    .replace(pageFile, "Flows and campaigns.", inYaml);
  expect(await site.findIssues()).toEqual([]);
});
