import { formatPath } from "../../content/problems/problem";
import { parseMarkdown } from "../../content/markdown/markdown";
import { linksOf } from "../../content/markdown/written-links";
import { visitFields } from "../../content/schema/visit-fields";
import type { ContentType } from "../../content/content-type";
import { contentTypes } from "../records/content-types";
import type { GraphNode, QueryContext } from "./query-context";
import { resolveLink } from "./resolve-link";
import type { ResolvedLink } from "./resolve-link";

/** A link as a writer wrote it, and where. */
interface WrittenLink {
  written: string;
  /** `sections[0].actions[0].link`; `body` for the text below the front matter. */
  field: string;
}

export interface ContentLink extends ResolvedLink, WrittenLink {
  file: string;
  /** The address of the page of the record, where it has one. */
  page: string | null;
}

/** Which links are asked for; without either, all of them. */
export interface LinkChoice {
  booking?: string | null;
  href?: string | null;
}

/** Every link of the content, in fields as well as in Markdown, and where it stands. */
export async function findContentLinks(
  _source: unknown,
  { booking, href }: LinkChoice,
  context: QueryContext,
): Promise<ContentLink[]> {
  const ofTypes = await Promise.all(contentTypes.map((type) => linksOfType(type, context)));
  return ofTypes
    .flat()
    .filter(
      (link) => (booking ?? link.booking) === link.booking && (href ?? link.href) === link.href,
    );
}

async function linksOfType(type: ContentType, context: QueryContext): Promise<ContentLink[]> {
  const { entries } = await context.nodeModel.findAll({ type: type.name, query: {} });
  return [...entries].flatMap((node) =>
    linksOfRecord(type, node).map((link) => ({
      ...resolveLink(link.written, context),
      ...link,
      file: String(node["file"]),
      page: typeof node["path"] === "string" ? node["path"] : null,
    })),
  );
}

function linksOfRecord(type: ContentType, node: GraphNode): WrittenLink[] {
  const root = type.format === "yaml-map" ? [String(node["key"])] : [];
  const inFields = visitFields(type.schema, node).flatMap(({ meta, path, value }) => {
    const field = formatPath([...root, ...path]);
    if (meta.kind === "link") return [{ written: String(value), field }];
    return meta.kind === "markdown" ? linksOfMarkdown(String(value), field) : [];
  });
  return [
    ...inFields,
    ...linksOfMarkdown(typeof node["body"] === "string" ? node["body"] : "", "body"),
  ];
}

function linksOfMarkdown(text: string, field: string): WrittenLink[] {
  // The parser encodes the braces of variables.
  return linksOf(parseMarkdown(text)).map(({ url }) => ({
    written: url.replace(/%7B|%7D/gi, decodeURIComponent),
    field,
  }));
}
