import { generatedFiles, redirects } from "../../../lib/urls/routes";
import {
  SampleSite,
  pageFile,
  postFile,
} from "../../../test-support/sample-site";

const kindsOfLink =
  "write a path such as /pricing, an anchor such as #faq, booking:demo, mailto:, tel: or an https:// URL";

const invalidUrl =
  "is not a valid URL  check its host and its port, and write %20 for a space  content/invalid-link";

const faulty: [link: string, message: string][] = [
  [
    "/Blog",
    '"/Blog" is not a page of this site  did you mean "/blog"?  content/unknown-page',
  ],
  [
    "/about-the-company",
    '"/about-the-company" is not a page of this site  link to another page, or restore this one if it was deleted  content/unknown-page',
  ],
  [
    "/#intor",
    '"#intor" is not on the page /  did you mean "intro"?  content/unknown-anchor',
  ],
  [
    "#intor",
    '"#intor" is not on the page /  did you mean "intro"?  content/unknown-anchor',
  ],
  [
    "booking:dmeo",
    '"dmeo" is not a known booking link  did you mean "demo"?  content/unknown-reference',
  ],
  [
    "http://shop.test/a",
    '"http://shop.test/a" is not encrypted  write https://  content/missing-https',
  ],
  [
    "/blog/",
    '"/blog/" has a slash after its path  write /blog  content/indirect-link',
  ],
  [
    "/blog.",
    '"/blog." ends with a punctuation mark  remove it; in a text, write it after the closing parenthesis  content/invalid-link',
  ],
  [
    "#intro,",
    '"#intro," ends with a punctuation mark  remove it; in a text, write it after the closing parenthesis  content/invalid-link',
  ],
  ["pricing", `"pricing" is not a link  ${kindsOfLink}  content/invalid-link`],
  ["https://shop test.com", `"https://shop test.com" ${invalidUrl}`],
  ["https://northcart..example", `"https://northcart..example" ${invalidUrl}`],
  ["https://shop.test:99999/x", `"https://shop.test:99999/x" ${invalidUrl}`],
  ["https://https://shop.test", `"https://https://shop.test" ${invalidUrl}`],
  [
    "mailto:hello@northcart..example",
    '"mailto:hello@northcart..example" is not complete  write mailto:{{email}}  content/invalid-link',
  ],
  [
    "/50%-off",
    '"/50%-off" contains a % that encodes nothing  write %25 for a percent sign  content/invalid-link',
  ],
  [
    "mailto:hello",
    '"mailto:hello" is not complete  write mailto:{{email}}  content/invalid-link',
  ],
  [
    "tel:hello",
    '"tel:hello" is not complete  write tel: and the number with its country code, such as tel:+15145550100  content/invalid-link',
  ],
  [
    "mailto:{{emial}}",
    '"{{emial}}" is not a known variable  did you mean "email"?  content/unknown-variable',
  ],
];

test.each(faulty)("%s in a field: %s", async (link, message) => {
  const site = new SampleSite().replace(
    pageFile,
    "link: booking:demo",
    `link: "${link}"`,
  );
  const column = link.startsWith("mailto:{{") ? 23 : 15;
  expect(await site.findIssues()).toEqual([
    `content/landing/home/index.yaml:11:${column}  sections[0].actions[0].link  ${message}`,
  ]);
});

test("an invalid link in Markdown inside YAML is reported at its own line", async () => {
  const site = new SampleSite().replace(
    pageFile,
    "(/blog/first-post)",
    "(/blog/firts-post)",
  );
  expect(await site.findIssues()).toEqual([
    'content/landing/home/index.yaml:24:15  sections[1].items[1].text  "/blog/firts-post" is not a page of this site  did you mean "/blog/first-post"?  content/unknown-page',
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
  "https://shop.test:8080?a=b..c",
  "https://www.shop.co.uk/..#a",
  "soon",
])("%s is valid", async (link) => {
  const site = new SampleSite().replace(
    pageFile,
    "link: booking:demo",
    `link: "${link}"`,
  );
  expect(await site.findIssues()).toEqual([]);
});

test.each(["/files/price%20list.pdf", "/.well-known/other.txt"])(
  "%s is a file in static/, and valid",
  async (link) => {
    const site = new SampleSite()
      .write(`static${decodeURI(link)}`, "")
      .replace(pageFile, "link: booking:demo", `link: ${link}`)
      .replace(pageFile, "(/blog/first-post)", `(${link})`);
    expect(await site.findIssues()).toEqual([]);
  },
);

test.each(Object.keys(redirects))(
  "%s redirects to a page, and is valid",
  async (link) => {
    const site = new SampleSite()
      .replace(pageFile, "link: booking:demo", `link: ${link}`)
      .replace(pageFile, "(/blog/first-post)", `(${link}#faq)`);
    expect(await site.findIssues()).toEqual([]);
  },
);

test("an anchor comes from the heading with its variables filled in", async () => {
  const site = new SampleSite()
    .replace(postFile, "## Look at orders", "## What {{brand}} does")
    .replace(pageFile, "/blog/first-post", "/blog/first-post#what-sample-does");
  expect(await site.findIssues()).toEqual([]);
});
