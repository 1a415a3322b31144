import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { routes } from "../../site/routes";
import { runQuery } from "../run-query";

/** The type is a variable, so that no query can be read from the text: each kind of record has these fields. */
interface RecordPages {
  allRecords: { nodes: readonly RecordPage[] };
}

interface RecordPage extends Pick<Queries.LandingPage, "id" | "path" | "notice"> {
  /** Landing pages are asked for them. */
  sections?: readonly { __typename: string }[];
}

/**
 * Creates the page of every record of a content type.
 * @param template the name of its file, or what picks that by the record
 * @param more fields that are asked for beside the usual ones
 */
export async function createRecordPages(
  args: CreatePagesArgs,
  typeName: string,
  template: string | ((record: RecordPage) => string),
  more = "",
): Promise<void> {
  const pick = typeof template === "string" ? () => template : template;
  const { allRecords } = await runQuery<RecordPages>(
    args,
    `${typeName}Pages`,
    `query ${typeName}Pages { allRecords: all${typeName} { nodes { id path notice ${more} } } }`,
  );
  for (const record of allRecords.nodes) {
    const { id, path, notice } = record;
    // src/pages/404.tsx makes that page.
    if (path === routes.notFound) continue;
    args.actions.createPage({
      path,
      component: resolve(`src/templates/${pick(record)}.tsx`),
      context: { id, notice: notice ?? undefined },
    });
  }
}
