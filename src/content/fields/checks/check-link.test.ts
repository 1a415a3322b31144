import { generatedFiles, redirects } from "../../../site/urls/routes";
import { SampleSite, pageFile, postFile } from "../../../test-support/sample-site";

const kindsOfLink =
  "write a route such as /pricing, an anchor such as #faq, booking:demo, mailto:, tel: or an https:// URL";

const faulty: [link: string, message: string][] = [
  [
    "/blog/frist-post",
    '"/blog/frist-post" is not a page of this site  did you mean "/blog/first-post"?',
  ],
  ["/Blog", '"/Blog" is not a page of this site  did you mean "/blog"?'],
  [
    "/about-the-company",
    '"/about-the-company" is not a page of this site  use one of: /blog/first-post, /blog, /, /blog/category/marketing',
  ],
  ["/#intor", '"#intor" is not on the page /  did you mean "intro"?'],
  ["#intor", '"#intor" is not on the page /  did you mean "intro"?'],
  ["booking:dmeo", '"booking:dmeo" is not a booking link  did you mean "demo"?'],
  ["http://shop.test/a", '"http://shop.test/a" is not encrypted  write https://'],
  ["/blog/", '"/blog/" ends in a slash  write /blog'],
  ["pricing", `"pricing" is not a link  ${kindsOfLink}`],
  ["javascript:alert(1)", `"javascript:alert(1)" would run in the browser  ${kindsOfLink}`],
  ["https://shop test.com", `"https://shop test.com" is not a link  ${kindsOfLink}`],
  ["/50%-off", '"/50%-off" has a % that stands for nothing  write %25 for a percent sign'],
  ["mailto:hello", '"mailto:hello" is not an address to write to  write mailto:{{email}}'],
  [
    "tel:hello",
    '"tel:hello" is not a number to call  write tel: and the number with its country, such as tel:+15145550100',
  ],
  ["mailto:{{emial}}", '"{{emial}}" is not a known variable  did you mean "email"?'],
];

test.each(faulty)("%s in a field: %s", async (link, message) => {
  const site = new SampleSite().replace(pageFile, "link: booking:demo", `link: "${link}"`);
  const column = link.startsWith("mailto:{{") ? 23 : 15;
  expect(await site.findIssues()).toEqual([
    `content/landing/home/index.yaml:11:${String(column)}  sections[0].actions[0].link  ${message}`,
  ]);
});

const faultyInText = faulty.filter(([link]) => !/^(#| )| |\{\{/.test(link));

test.each(faultyInText)("%s in Markdown: %s", async (link, message) => {
  const site = new SampleSite().replace(postFile, "## Look", `Then [go on](${link}).\n\n## Look`);
  expect(await site.findIssues()).toEqual([
    `content/blog/first-post/index.md:19:6  body  ${message}`,
  ]);
});

test("an invalid link in Markdown inside YAML is reported at its own line", async () => {
  const site = new SampleSite().replace(pageFile, "(/blog/first-post)", "(/blog/firts-post)");
  expect(await site.findIssues()).toEqual([
    'content/landing/home/index.yaml:25:15  sections[1].items[1].text  "/blog/firts-post" is not a page of this site  did you mean "/blog/first-post"?',
  ]);
});

test.each([
  "/blog",
  "/blog?category=marketing",
  "/blog/first-post#look-at-orders",
  "#intro",
  "booking:audit",
  "mailto:{{email}}",
  "tel:+15145550100",
  "tel:+1-514-555-0100",
  ...Object.values(generatedFiles),
  "https://shop.test/a%20b",
  "soon",
])("%s is valid", async (link) => {
  const site = new SampleSite().replace(pageFile, "link: booking:demo", `link: "${link}"`);
  expect(await site.findIssues()).toEqual([]);
});

test.each(Object.keys(redirects))("%s redirects to a page, and is valid", async (link) => {
  const site = new SampleSite()
    .replace(pageFile, "link: booking:demo", `link: ${link}`)
    .replace(pageFile, "(/blog/first-post)", `(${link}#faq)`);
  expect(await site.findIssues()).toEqual([]);
});

test("an anchor comes from the heading with its variables filled in", async () => {
  const site = new SampleSite()
    .replace(postFile, "## Look at orders", "## What {{brand}} does")
    .replace(pageFile, "/blog/first-post", "/blog/first-post#what-sample-does");
  expect(await site.findIssues()).toEqual([]);
});
