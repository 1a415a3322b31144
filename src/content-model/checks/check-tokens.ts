import { listTokens } from "../../site/fill-tokens";
import type { ContentIndex } from "../content-index";
import { suggestRemedy } from "../suggest";
import type { Finding } from "./finding";

/** Every `{{token}}` of a text is one that the site knows. */
export function checkTokens(text: string, index: ContentIndex): Finding[] {
  const known = Object.keys(index.tokens);
  return listTokens(text)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      problem: `"{{${name}}}" is not a known token`,
      remedy: suggestRemedy(name, known),
    }));
}
