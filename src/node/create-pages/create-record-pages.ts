import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../run-query";

/** Creates the page of every record of a content type with the template of that name. */
export async function createRecordPages(
  args: CreatePagesArgs,
  typeName: string,
  template: string,
): Promise<void> {
  const { allRecords } = await runQuery<{
    allRecords: { nodes: { id: string; path: string | null; notice: string | null }[] };
  }>(
    args,
    `${typeName}Pages`,
    `query ${typeName}Pages { allRecords: all${typeName} { nodes { id path notice } } }`,
  );
  for (const { id, path, notice } of allRecords.nodes) {
    if (path === null) continue;
    args.actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { id, ...(notice !== null && { notice }) },
    });
  }
}
