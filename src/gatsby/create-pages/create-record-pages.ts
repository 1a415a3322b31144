import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../run-query";

/** The type is a variable, so that no query can be read from the text: each kind of record has these fields. */
interface RecordPages {
  allRecords: { nodes: readonly Pick<Queries.LandingPage, "id" | "path" | "notice">[] };
}

/**
 * Creates the page of every record of a content type.
 * @param template the name of its file in src/templates
 */
export async function createRecordPages(
  args: CreatePagesArgs,
  typeName: string,
  template: string,
): Promise<void> {
  const { allRecords } = await runQuery<RecordPages>(
    args,
    `${typeName}Pages`,
    `query ${typeName}Pages { allRecords: all${typeName} { nodes { id path notice } } }`,
  );
  for (const { id, path, notice } of allRecords.nodes) {
    args.actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { id, notice: notice ?? undefined },
    });
  }
}
