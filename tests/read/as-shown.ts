import { typeset } from "../../src/content/typeset/typeset";

/**
 * A text of content as visitors read it, with plain spaces, for tests that look for it on a page. It asks the site's own code, whose rules
 * stand in `typeset.test.ts`: that no page keeps a typewriter's sign is looked at on its own, in `built/typeset.test.ts`.
 */
export function asShown(text: string): string {
  return typeset(text).replaceAll("\u00a0", " ");
}
