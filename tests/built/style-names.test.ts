import postcss, { AtRule, type Rule } from "postcss";
import { findAll } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readPageRoutes } from "../read/site-routes";

// Pages are rendered by several workers, and each knows its own styles only: `style-name.ts` can't see two of one name
// on pages of different workers. A visitor who goes from the one to the other would see the wrong style.
test("a style's name means one style on every page", () => {
  const texts = new Map<string, Set<string>>();
  for (const route of readPageRoutes()) {
    const styles = findAll(readDocument(route), "head > style");
    for (const [name, text] of readStyles(styles.map(({ textContent }) => textContent).join(""))) {
      texts.set(name, (texts.get(name) ?? new Set()).add(text));
    }
  }
  expect(texts.size).toBeGreaterThan(100);
  expect([...texts].filter(([, { size }]) => size > 1)).toEqual([]);
});

/** By name, the rules of each style: conditions, selectors and declarations, in the order of the page. */
function readStyles(css: string): Map<string, string> {
  const styles = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    for (const [, name = ""] of rule.selector.matchAll(/^\.s-(\w+)/g)) {
      styles.set(name, `${styles.get(name) ?? ""}${conditionOf(rule)}${rule.toString()}`);
    }
  });
  return styles;
}

const conditionOf = ({ parent }: Rule) => (parent instanceof AtRule ? `@${parent.params} ` : "");
