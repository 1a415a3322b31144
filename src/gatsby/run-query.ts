import type { CreatePagesArgs } from "gatsby";

interface QueryResult<Data> {
  data?: Data;
  errors?: { message: string }[];
}

/** The fields of a query without their `null`: what a hook asks for is there, or the build stops. */
type Found<Data> = { [Field in keyof Data]: NonNullable<Data[Field]> };

/**
 * Runs a query of one of Gatsby's hooks. Mark the text with a GraphQL comment and Gatsby writes its type, `Queries.<name>Query`.
 * @throws if it fails or does not find a record: Gatsby stops a build then and lets `develop` run
 */
export async function runQuery<Data extends object>(
  { graphql }: Pick<CreatePagesArgs, "graphql">,
  name: string,
  query: string,
): Promise<Found<Data>> {
  const result: QueryResult<Data> = await graphql<Data>(query);
  const { data, errors } = result;
  if (errors !== undefined || !data) {
    const messages = errors?.map(({ message }) => message);
    throw new Error(`The query ${name} failed:\n${messages?.join("\n") ?? "it returned no data"}`);
  }
  if (!isFound(data)) {
    const fields = Object.entries(data).filter(([, value]) => value === null);
    throw new Error(`The query ${name} found no ${fields.map(([field]) => field).join(", ")}`);
  }
  return data;
}

function isFound<Data extends object>(data: Data): data is Data & Found<Data> {
  return Object.values(data).every((value) => value !== null);
}
