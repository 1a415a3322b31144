/** What a `{{variable}}` in content stands for: a value that is written once, in the record that owns it. */
export interface Variables {
  get: (name: string) => string | undefined;
}

const variablePattern = /\\(\{\{)|\{\{\s*([\w.-]+)\s*\}\}/g;

/** Replaces known variables such as `{{brand}}`, and takes the backslash from `\{{`, which stands for the braces themselves. */
export function fillVariables(text: string, variables: Variables): string {
  return text.replace(
    variablePattern,
    (written, braces: string | undefined, name: string) => braces ?? variables.get(name) ?? written,
  );
}

/** The names of the variables in a text, in order, known or not. */
export function variableNames(text: string): string[] {
  return [...text.matchAll(variablePattern)].flatMap(([, , name]) => name ?? []);
}
