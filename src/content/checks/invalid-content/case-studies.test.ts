import { sampleRecord } from "../../../test-support/sample-record";
import { caseFile, siteWithCase } from "../../../test-support/sample-guides";
import { caseStudy } from "../../types/case-study";

const { channels } = sampleRecord(caseStudy) as { channels: [object, object] };

type Kind = [
  kind: string,
  changes: Readonly<Record<string, unknown>>,
  issue: string,
];

const withText = (text: string) => ({
  channels: [{ ...channels[0], text }, channels[1]],
});

const kinds: Kind[] = [
  [
    "a heading in a part that has one",
    withText("Words.\n\n### More\n\nWords."),
    'content/case-studies/colo/index.yaml:39:7  channels[0].text  the heading "More" is not allowed in this text  write its words in bold, or remove them: use the heading field instead  content/not-allowed-here',
  ],
  [
    "a picture in the text of a part",
    withText("Words. ![A box](./picture.png)"),
    'content/case-studies/colo/index.yaml:36:18  channels[0].text  the picture "./picture.png" is not allowed in this text  remove it: only the body of a Markdown file can contain pictures  content/not-allowed-here',
  ],
  [
    "a channel without fields",
    { channels: [null, channels[1]] },
    "content/case-studies/colo/index.yaml:34:5  channels[0]  is empty  fill it in: The work in one channel.  content/empty-field",
  ],
];

test.each(kinds)("%s", async (_kind, changes, issue) => {
  expect(await siteWithCase(changes).findIssues()).toEqual([issue]);
});

test("a page without a path can't be linked to", async () => {
  expect(await siteWithCase({ related: "not-found" }).findIssues()).toEqual([
    'content/case-studies/colo/index.yaml:29:10  related  "not-found" is not a known landing page  use one of: home  content/unknown-reference',
  ]);
});

test("two cases with the same order number", async () => {
  const site = siteWithCase();
  site
    .write(
      "content/case-studies/ruthi/index.yaml",
      site
        .read(caseFile)
        .replaceAll("CaseStudy seo", "Another study")
        .replace(/^title: .*/m, "title: Another"),
    )
    .write("content/case-studies/ruthi/picture.png", 1600);
  expect(await site.findIssues()).toEqual([
    "content/case-studies/ruthi/index.yaml:8:11  position  1 is already used in content/case-studies/colo/index.yaml  write another one  content/taken-value",
  ]);
});
