import { isRecord } from "../../schema/schema-shape";
import { visitValues } from "../../schema/visit-fields";
import type { Problem } from "../../problems/problem";
import type { ContentRecord } from "../parse-content";

/** Buttons of one page with the same words that lead to different places: read one by one, they can't be told apart. */
export function checkLabels({ type, value }: ContentRecord): Problem[] {
  const targets = new Map<string, unknown>();
  return visitValues(type.schema, value).flatMap(({ path, value: action }) => {
    if (!isRecord(action) || typeof action["label"] !== "string") return [];
    const { label, link } = action;
    const other = targets.get(label) ?? link;
    targets.set(label, other);
    if (other === link) return [];
    const what = `leads to ${String(link)}, and another "${label}" of this page to ${String(other)}`;
    return [{ path: [...path, "label"], what, hint: "write where this one leads" }];
  });
}
