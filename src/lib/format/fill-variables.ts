/** A `{{variable}}` in content: a value that is written once, in the record that defines it. */
export interface Variables {
  get: (name: string) => string | undefined;
}

const variablePattern = /\\(\{\{)|\{\{\s*([\w.-]+)\s*\}\}/g;

/** Replaces known variables such as `{{brand}}`, and removes the backslash from `\{{`, which escapes the braces. */
export function fillVariables(text: string, variables: Variables): string {
  return text.replace(
    variablePattern,
    (written, braces: string | undefined, name: string) =>
      braces ?? variables.get(name) ?? written,
  );
}

/** The names of a text's variables, in order, known or not. */
export function variableNames(text: string): string[] {
  return [...text.matchAll(variablePattern)].flatMap(
    ([, , name]) => name ?? [],
  );
}
