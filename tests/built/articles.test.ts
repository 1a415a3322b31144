import { readNewTabNotice, writeBooking } from "../read/booking";
import { findAll, readLine, readLinks } from "../read/elements";
import { writeDay } from "../read/posts";
import { readDocument } from "../read/read-document";
import { readRecords } from "../read/records";
import {
  findPageRoute,
  readPageRoutes,
  readTemplate,
} from "../read/site-routes";

const words = readRecords("articles/words.yaml") as {
  audit: { label: string };
  contents: string;
};
const { brand } = readRecords("site.yaml") as { brand: string };
const writeAudit = (path: string, place: string) => ({
  href: writeBooking("audit", path, place),
  text: `${words.audit.label} ${readNewTabNotice()}`,
  target: "_blank",
});
const paths = readPageRoutes()
  .map(({ path }) => path)
  .filter((path) => readTemplate(path) === "article");

describe.each(paths)("%s", (path) => {
  const main = readDocument(findPageRoute(path)).querySelector("main")!;
  const header = main.querySelector("article > header")!;
  const parts = findAll(main, "article h2[id]");

  test("starts with a link to the audit in a new tab and one to the text", () => {
    const [audit, start, ...others] = readLinks(header);
    expect([audit, ...others]).toEqual([writeAudit(path, "opening")]);
    expect(parts.map(({ id }) => `#${id}`)).toContain(start?.href);
  });

  test("shows when its text was last checked, and by whom", () => {
    const time = header.querySelector("time");
    const day = writeDay(time?.getAttribute("datetime") ?? "");
    expect(readLine(time)).toBe(`Last checked ${day} by ${brand}`);
  });

  test("has a table of contents with a link to every h2", () => {
    expect(parts).not.toEqual([]);
    const contents = main.querySelector(
      `article nav[aria-label="${words.contents}"]`,
    )!;
    expect(readLinks(contents)).toEqual(
      parts.map((part) => ({
        href: `#${part.id}`,
        text: readLine(part),
        target: "",
      })),
    );
  });

  test("ends with links to the audit and a service", () => {
    const closing = main.querySelector("section[data-tone=mint]")!;
    const sources = findAll(closing, "dl a[href]");
    expect(readLinks(closing).slice(sources.length)).toEqual([
      writeAudit(path, "closing"),
      expect.objectContaining({ target: "" }),
    ]);
  });
});
