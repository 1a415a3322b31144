import { resolveBy } from "./field";

interface Faq {
  items: readonly { placeholder?: boolean }[];
}

/** The questions that have an answer; no page contains the words of the others. */
export const answeredItems = resolveBy(({ items }: Faq) =>
  items.filter(({ placeholder }) => !placeholder),
);
