/** What a `{{token}}` in content stands for: a value that is written once, in the record that owns it. */
export interface Tokens {
  get: (name: string) => string | undefined;
}

const tokenPattern = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Replaces `{{brand}}` and its like; an unknown token is left as written (validation reports it). */
export function fillTokens(text: string, tokens: Tokens): string {
  return text.replace(tokenPattern, (written, name: string) => tokens.get(name) ?? written);
}
