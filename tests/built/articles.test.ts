import { readArticlePage, readArticlePaths } from "../read/article-page";
import { readNewTabNotice, writeBooking } from "../read/booking";
import { findArrival } from "../read/redirects";
import { writeDay } from "../read/posts";
import { readRecords } from "../read/records";
import { findPageRoute } from "../read/site-routes";
import { findThings, type Thing } from "../read/structured-data";

const { audit } = readRecords("articles/words.yaml") as { audit: { label: string } };
const writeAudit = (path: string, place: string) => ({
  href: writeBooking("audit", path, place),
  text: `${audit.label} ${readNewTabNotice()}`,
  target: "_blank",
});
const signature = {
  "@type": "Organization",
  name: (readRecords("site.yaml") as { brand: string }).brand,
};

describe.each(readArticlePaths())("%s", (path) => {
  const article = readArticlePage(path);

  test("opens with the audit in a new tab and a way down to the text", () => {
    const [audit, start, ...others] = article.heroLinks;
    expect([audit, ...others]).toEqual([writeAudit(path, "opening")]);
    expect(article.headings.filter(({ id }) => `#${id}` === start?.href)).toMatchObject([
      { level: 2 },
    ]);
  });

  test("tells readers when its words were last checked, and by whom", () => {
    const { line, day } = article.checked;
    expect(line).toBe(`Last checked ${writeDay(day)} by ${signature.name}`);
  });

  test("closes with the audit and a service that can be reached", () => {
    expect(article.closingLinks).toEqual([
      writeAudit(path, "closing"),
      expect.objectContaining({ target: "" }),
    ]);
    expect(findArrival(article.closingLinks[1]!.href)).toBeDefined();
  });

  test("tells machines its days, who signs it and where it is found", () => {
    expect(findThings(findPageRoute(path), "Article")).toMatchObject([
      {
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT12:00:00Z$/) as string,
        author: signature,
        publisher: signature,
        mainEntityOfPage: { "@id": expect.stringMatching(new RegExp(`${path}$`)) as string },
      },
    ]);
  });
});

test("the tutorial tells machines the six steps that its headings count", () => {
  const path = "/how-to-use-shopify-generative-ai";
  const { body, headings } = readArticlePage(path);
  const steps = findThings<{ step: Thing[] }>(findPageRoute(path), "HowTo").flatMap(
    ({ step }) => step,
  );
  const shown = headings.map(({ text }) => text).filter((text) => /^Step \d/.test(text));
  expect(shown).toHaveLength(6);
  expect(steps.map(({ name }) => name)).toEqual(
    shown.map((text) => text.replace(/^Step \d: /, "")),
  );
  const lines = body.split("\n").map((line) => line.trim());
  expect(steps.map(({ text }) => text)).toEqual(
    shown.map((heading) => lines[lines.indexOf(heading) + 2]),
  );
});
