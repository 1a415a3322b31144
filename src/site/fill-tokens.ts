/** What a `{{token}}` in content stands for: the values that are written once, in `content/site.yaml`. */
export type Tokens = Readonly<Record<string, string>>;

const tokenPattern = /\{\{\s*([\w-]+)\s*\}\}/g;

/** Replaces `{{brand}}` and its like; an unknown token is left as written (validation reports it). */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(tokenPattern, (written, name: string) =>
    Object.hasOwn(tokens, name) ? (tokens[name] ?? written) : written,
  );
}
