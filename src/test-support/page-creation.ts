import type { CreatePagesArgs } from "gatsby";

interface Answer {
  data?: unknown;
  errors?: readonly { message: string }[];
}

/** What Gatsby hands to page creation; every query gets the same answer. */
export function makePageCreation(answer: Answer) {
  const graphql = jest.fn((_query: string) => Promise.resolve(answer));
  const createPage = jest.fn();
  const getNodesByType = () => [];
  const args = { graphql, actions: { createPage }, getNodesByType };
  return { graphql, createPage, args: args as unknown as CreatePagesArgs };
}
