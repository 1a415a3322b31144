import type { FigureSource } from "../../content/types/figure-source";
import { fillMessage } from "../../site/fill-message";
import { formatDate } from "../../site/format-date";
import { readUiLabels } from "./query-context";
import type { QueryContext } from "./query-context";
import { toShownText } from "./shown-text";

/** How a page cites the source of a figure. Written at build: no page carries the names of the months for it. */
export const citation = {
  type: "String!",
  description: "How pages cite it: its name, with its day where it has one.",
  resolve: ({ name, date }: FigureSource, _args: unknown, context: QueryContext) => {
    const shown = toShownText(name, context);
    const { accountDated = "" } = readUiLabels(context);
    return date ? fillMessage(accountDated, { name: shown, date: formatDate(date) }) : shown;
  },
};
