import type { Locator } from "@playwright/test";

/** How an element looks where the visitor's own colors take the place of the page's: what is forced away is not in it. */
export interface Look {
  color: string;
  /** Of the box behind, where it has none of its own. */
  background: string;
  borderColor: string;
  borderWidth: string;
  outline: string;
  underline: string;
  width: string;
}

/**
 * Reads the look of an element or of one of its pseudo-elements. The weight of the font is left out on purpose: alone it is no
 * sign that anyone could rely on.
 */
export async function readLook(element: Locator, pseudo?: string): Promise<Look> {
  return element.evaluate((node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    const isClear = (color: string) => /^rgba.* 0\)$/.test(color);
    let ground = style.backgroundColor;
    for (let box: Element | null = node; box && isClear(ground); box = box.parentElement)
      ground = getComputedStyle(box).backgroundColor;
    return {
      color: style.color,
      background: ground,
      borderColor: style.borderBottomColor,
      borderWidth: `${style.borderTopWidth} ${style.borderBottomWidth}`,
      outline: style.outlineStyle === "none" ? "none" : `${style.outline} ${style.outlineOffset}`,
      underline: `${style.textDecorationLine} ${style.textDecorationThickness}`,
      width: pseudo ? style.width : "",
    };
  }, pseudo);
}

/** The color on which an element stands: that of the innermost box around it that has one. */
export async function readGround(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    for (let box = node.parentElement; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!/^rgba.* 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  });
}
