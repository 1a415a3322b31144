import { linksOf, parseMarkdown } from "../../content/markdown/markdown";
import type { QueryContext } from "./field";
import { resolveLink } from "./resolve-link";
import { type WrittenValue, readRecords } from "./written-values";

export const contentLinks = {
  type: "[ContentLink!]!",
  description: "All links in the content, in fields and in Markdown.",
  args: {
    booking: { type: "String", description: "Only links to this booking link, such as `demo`." },
    page: { type: "String", description: "Only links on this page, such as `/pricing`." },
    toPage: {
      type: "String",
      description: "Only links to this page or to an anchor on it, such as `/pricing`.",
    },
  },
  resolve: async (
    _source: unknown,
    { booking, page, toPage }: Partial<Record<"booking" | "page" | "toPage", string | null>>,
    context: QueryContext,
  ): Promise<Queries.ContentLink[]> => {
    const links = (await readRecords(context)).flatMap(({ file, page, values }) =>
      values.flatMap(({ field, meta, value }) =>
        linksOfValue(meta, value).map((written) => {
          return { ...resolveLink(written, context), written, file, field, page };
        }),
      ),
    );
    return links.filter(
      (link) =>
        (booking ?? link.booking) === link.booking &&
        (page ?? link.page) === link.page &&
        (toPage ?? targetOf(link)) === targetOf(link),
    );
  },
};

/** The page of a link without its anchor: `/` for `/#faq`. A bare anchor stays on its page. */
function targetOf({ href, page }: Queries.ContentLink): string | null {
  return href.startsWith("#") ? page : href.replace(/[?#].*$/, "");
}

function linksOfValue(meta: WrittenValue["meta"], value: unknown): string[] {
  if (meta.kind === "link") return [String(value)];
  if (meta.kind !== "markdown") return [];
  return linksOf(parseMarkdown(String(value))).map(({ url }) =>
    url.replace(/%7B|%7D/gi, decodeURIComponent),
  );
}
