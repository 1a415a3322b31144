import { sampleRecord } from "../../../test-support/sample-record";
import { caseFile, siteWithCase } from "../../../test-support/sample-guides";
import { pageFile } from "../../../test-support/sample-site";
import { caseStudy } from "../../types/case-study";

const { channels } = sampleRecord(caseStudy) as { channels: [object] };

type Kind = [kind: string, changes: Readonly<Record<string, unknown>>, problem: string];

const withText = (text: string) => ({ channels: [{ ...channels[0], text }, channels[0]] });
const withService = (link: string) => ({ services: [{ label: "Email", link }] });

const kinds: Kind[] = [
  [
    "a heading in a part that has one",
    withText("Words.\n\n### More\n\nWords."),
    'content/case-studies/colo/index.yaml:41:7  channels[0].text  the heading "More" can\'t stand in this text  write its words in bold, or leave them out: the field heading is there for them',
  ],
  [
    "a picture in the text of a part",
    withText("Words. ![A box](./picture.png)"),
    'content/case-studies/colo/index.yaml:38:18  channels[0].text  the picture "./picture.png" can\'t stand in this text  use image or proofs[].image: only the body of a Markdown file holds pictures',
  ],
  [
    "a channel without fields",
    { channels: [null, channels[0]] },
    "content/case-studies/colo/index.yaml:36:5  channels[0]  is empty  fill it in: What was done in one channel.",
  ],
  [
    "a service that leads nowhere yet",
    withService("soon"),
    'content/case-studies/colo/index.yaml:30:11  services[0].link  "soon" is not the address of a page  write the address of the page about the service, such as /service',
  ],
  [
    "a service that is booked",
    withService("booking:demo"),
    'content/case-studies/colo/index.yaml:30:11  services[0].link  "booking:demo" is not the address of a page  write the address of the page about the service, such as /service',
  ],
  [
    "a service of another site",
    withService("https://shop.test"),
    'content/case-studies/colo/index.yaml:30:11  services[0].link  "https://shop.test" is not the address of a page  write the address of the page about the service, such as /service',
  ],
];

test.each(kinds)("%s", async (_kind, changes, problem) => {
  expect(await siteWithCase(changes).findProblems()).toEqual([problem]);
});

type Value = [kind: string, value: string, problem: string];

const values: Value[] = [
  [
    "a sign",
    "+88",
    'content/case-studies/colo/index.yaml:19:12  figures[0].value  is a number, not text  put it in quotes: "+88"',
  ],
  [
    "a zero at the end",
    "1.50",
    'content/case-studies/colo/index.yaml:19:12  figures[0].value  is a number, not text  put it in quotes: "1.50"',
  ],
  [
    "a number to the base of 16",
    "0x1F",
    'content/case-studies/colo/index.yaml:19:12  figures[0].value  is a number, not text  put it in quotes: "0x1F"',
  ],
];

test.each(values)("%s keeps what was written", async (_kind, value, problem) => {
  const site = siteWithCase().replace(caseFile, "value: +214%", `value: ${value}`);
  expect(await site.findProblems()).toEqual([problem]);
});

type Variable = [kind: string, variable: string, hint: string];

const figures =
  "case.colo.brand, case.colo.figure, case.colo.metric, case.colo.proof, case.colo.sales, case.colo.orders";

const variables: Variable[] = [
  ["an unknown figure of a known case", "case.colo.profit", `use one of: ${figures}`],
  ["a known figure of a misspelled case", "case.coloo.sales", 'did you mean "case.colo.sales"?'],
  ["a case without a figure", "case.colo", `use one of: ${figures}`],
  ["a figure and one word too many", "case.colo.sales.all", "use one of: case.colo.sales"],
];

test.each(variables)("%s", async (_kind, variable, hint) => {
  const site = siteWithCase().replace(
    pageFile,
    "heading: What the team does",
    `heading: Up {{${variable}}}`,
  );
  expect(await site.findProblems()).toEqual([
    `content/landing/home/index.yaml:16:17  sections[1].heading  "{{${variable}}}" is not a known variable  ${hint}`,
  ]);
});

const notFound = `seo:
  title: Nothing is here
  description: What the team does for stores, how it starts, what it costs and where to read on.
  keywords: [growth, store, team]
sections:
  - type: hero
    heading: Nothing here
`;

test("a page without an address can't be led to", async () => {
  const site = siteWithCase({ related: "not-found" }).write(
    "content/landing/not-found/index.yaml",
    notFound,
  );
  expect(await site.findProblems()).toEqual([
    'content/case-studies/colo/index.yaml:31:10  related  "not-found" has no page of its own  use one of: home',
  ]);
});

test("two cases in one place", async () => {
  const site = siteWithCase();
  site
    .write("content/case-studies/ruthi/index.yaml", site.read(caseFile))
    .addPicture("content/case-studies/ruthi/picture.png", 1600);
  expect(await site.findProblems()).toEqual([
    "content/case-studies/ruthi/index.yaml:8:11  position  1 is already that of content/case-studies/colo/index.yaml  write another one: 2 is free",
  ]);
});
