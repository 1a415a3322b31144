import type { Page } from "@playwright/test";

/** Text that is cut off, reaches over the edge of the screen, or is a figure on two lines. What a box of its own scrolls is fine. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const problems: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      problems.push(`page is ${root.scrollWidth} wide in ${root.clientWidth}`);
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue?.trim() ?? "";
      const parent = walker.currentNode.parentElement!;
      if (text === "" || parent.closest("noscript")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = Array.from(range.getClientRects());
      const isFigure = /^[+–-]?\$?[\d.,]+\W?[x%KM]?\+?$/.test(text);
      const found = new Set(lines.map((line) => findProblem(parent, line)));
      if (isFigure && lines.length > 1) found.add("is a broken figure");
      for (const problem of found)
        if (problem) problems.push(`"${text.slice(0, 40)}" ${problem}`);
    }
    return problems;

    function findProblem(parent: Element, line: DOMRect): string | undefined {
      let box: Element | null = parent;
      for (; box && box !== document.body; box = box.parentElement) {
        const { clipPath, overflowX, overflowY } = getComputedStyle(box);
        const isForScreenReaders = clipPath === "inset(50%)";
        if (isForScreenReaders || /auto|scroll/.test(overflowX))
          return undefined;
        const { right, bottom } = box.getBoundingClientRect();
        const isCut =
          (overflowX !== "visible" && line.right > right + 1) ||
          (overflowY !== "visible" && line.bottom > bottom + line.height / 2);
        if (isCut) return `is cut off by ${box.outerHTML.slice(0, 60)}`;
      }
      const isOff = line.left < -1 || line.right > root.clientWidth + 1;
      return isOff ? "reaches over the edge of the screen" : undefined;
    }
  });
}
