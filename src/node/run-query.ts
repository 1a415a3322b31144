import type { CreatePagesArgs } from "gatsby";

interface QueryResult<Data> {
  data?: Data;
  errors?: { message: string }[];
}

/** Runs a query for page creation; one that fails stops the build and is named. */
export async function runQuery<Data>(
  { graphql, reporter }: Pick<CreatePagesArgs, "graphql" | "reporter">,
  name: string,
  query: string,
): Promise<Data> {
  const result: QueryResult<Data> = await graphql<Data>(query);
  const { data, errors } = result;
  if (errors !== undefined || !data) {
    const messages = errors?.map(({ message }) => message);
    reporter.panic(`The query ${name} failed:\n${messages?.join("\n") ?? "it returned no data"}`);
    throw new Error(name);
  }
  return data;
}
