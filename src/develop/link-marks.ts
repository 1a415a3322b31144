import { color } from "../view/theme/tokens";
import type { UnpublishedPage } from "./issue-report";

/** Lets a page of `develop` mark its links to pages that a build leaves out: in lists, they look like the others. */
export function addLinkMarks(): (pages: readonly UnpublishedPage[]) => void {
  const styles = document.createElement("style");
  document.head.append(styles);
  return (pages) => {
    styles.textContent = pages.map(formatMark).join("\n");
  };
}

function formatMark({ path, state }: UnpublishedPage): string {
  return `a[href="${path}"]::after { content: " (${state})"; color: ${color.maple}; font-weight: 600; }`;
}
