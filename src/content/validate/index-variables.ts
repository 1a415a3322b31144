import type { ContentType } from "../content-type";
import type { ContentVariables, Hidden } from "../checks/fields/content-index";
import {
  formatVariableName,
  resolveVariable,
  splitVariableName,
} from "../variables/variables";
import type { BrokenRecord, ContentRecord } from "./parse-content";
import { explainHidden } from "./publication";

export function indexVariables(
  types: readonly ContentType[],
  records: readonly ContentRecord[],
  broken: readonly BrokenRecord[],
): ContentVariables {
  const known = new Map<string, { text: string; why: Hidden | undefined }>();
  const unreadable = new Set<string>();
  for (const { name, variables, format, files } of types) {
    if (!variables) continue;
    const { prefix } = variables;
    const sound = records.filter(({ type }) => type.name === name);
    const faulty = broken.filter(({ type }) => type.name === name);
    for (const { key, value } of sound)
      for (const [word, text] of Object.entries(variables.read(value)))
        if (text !== undefined)
          known.set(formatVariableName(prefix, key, word), {
            text,
            why: explainHidden(value),
          });
    for (const { key } of faulty)
      unreadable.add(formatVariableName(prefix, key ?? "", ""));
    const isOneFile = format === "yaml" && !files.includes("<key>");
    if (isOneFile && sound.length + faulty.length === 0) unreadable.add(prefix);
  }
  return {
    get: (name) => resolveVariable(name, (inner) => known.get(inner)?.text),
    names: () => [...known.keys()],
    isUnreadable: (name) => {
      const { prefix, key } = splitVariableName(name);
      return (
        unreadable.has(prefix) ||
        unreadable.has(formatVariableName(prefix, key, ""))
      );
    },
    whyHidden: (name) => known.get(name)?.why,
  };
}
