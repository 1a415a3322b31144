import { typeset } from "../../content/typeset/typeset";
import { fillVariables } from "../../site/fill-variables";
import { readVariables } from "./query-context";
import type { QueryContext } from "./query-context";

/** A text as it is shown: variables filled in, then set in the typesetter's signs. Every text on its way to a page comes by here. */
export function toShownText(written: string, context: QueryContext): string {
  return typeset(fillVariables(written, readVariables(context)));
}
