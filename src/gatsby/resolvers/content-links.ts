import { linksOf, parseMarkdown } from "../../content/markdown/markdown";
import type { QueryContext } from "./query-context";
import { type ResolvedLink, resolveLink } from "./resolve-link";
import { type WrittenValue, readRecords } from "./written-values";

export interface ContentLink extends ResolvedLink {
  written: string;
  file: string;
  field: string;
  page: string | null;
}

interface LinkChoice {
  booking?: string | null;
  page?: string | null;
  toPage?: string | null;
}

/** The root field that lists the links of the content. */
export const contentLinks = {
  type: "[ContentLink!]!",
  description:
    "Every link of the content, in fields and in Markdown. They stand in many types; no other field reads them all.",
  args: {
    booking: { type: "String", description: "Only those to this booking link." },
    page: { type: "String", description: "Only those that stand on this page." },
    toPage: {
      type: "String",
      description: "Only those that lead to this page or to an anchor of it, such as `/pricing`.",
    },
  },
  resolve: findContentLinks,
};

/** Every link of the content, in fields as well as in Markdown, and where it stands. */
export async function findContentLinks(
  _source: unknown,
  { booking, page, toPage }: LinkChoice,
  context: QueryContext,
): Promise<ContentLink[]> {
  const records = await readRecords(context);
  const links = records.flatMap(({ file, page, values }) =>
    values.flatMap(({ field, ...value }) =>
      linksOfValue(value).map((written) => ({
        ...resolveLink(written, context),
        ...{ written, file, field, page },
      })),
    ),
  );
  return links.filter(
    (link) =>
      (booking ?? link.booking) === link.booking &&
      (page ?? link.page) === link.page &&
      (toPage ?? targetOf(link)) === targetOf(link),
  );
}

/** The page that a link leads to, whatever part of it: `/` for `/#faq`. An anchor alone stays on its page. */
function targetOf({ href, page }: ContentLink): string | null {
  return href.startsWith("#") ? page : href.replace(/[?#].*$/, "");
}

function linksOfValue({ meta, value }: Omit<WrittenValue, "field">): string[] {
  if (meta.kind === "link") return [String(value)];
  return meta.kind === "markdown" ? linksOfMarkdown(String(value)) : [];
}

function linksOfMarkdown(text: string): string[] {
  // The parser encodes the braces of variables.
  return linksOf(parseMarkdown(text)).map(({ url }) =>
    url.replace(/%7B|%7D/gi, decodeURIComponent),
  );
}
