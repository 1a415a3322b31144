import type { APIRequestContext } from "@playwright/test";

/**
 * Asks the endpoint that GraphiQL asks.
 * @throws with the messages of GraphQL when it answers with errors
 */
export async function askGraphql<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await request.post("/___graphql", { data: { query, variables } });
  const answer = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (answer.errors || !answer.data) {
    const messages = answer.errors?.map(({ message }) => message) ?? ["no data"];
    throw new Error(messages.join("\n"));
  }
  return answer.data;
}
