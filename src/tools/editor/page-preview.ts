import { addStyles } from "./add-styles";

interface PreviewedType {
  name: string;
  preview_path?: string | undefined;
}

const paneSelector = '.pane[data-mode="preview"]';

/** Below the title of the pane, over the editor's own list of values, which a new entry has until it is saved. */
const styles = `
  ${paneSelector} { position: relative; }
  .page-preview { position: absolute; inset: 48px 0 0; width: 100%; height: calc(100% - 48px); border: 0; background: white; }
`;

/** Shows the page of `develop` beside the form; it follows each save by itself. */
export function addPagePreview(types: readonly PreviewedType[]): void {
  addStyles(styles);
  const show = () => {
    const pane = document.querySelector(paneSelector);
    const path = findPath(location.hash, types);
    if (pane && path !== undefined) showPage(pane, path);
  };
  const changes = { childList: true, subtree: true };
  new MutationObserver(show).observe(document.body, changes);
  window.addEventListener("hashchange", show);
}

function showPage(pane: Element, path: string): void {
  const frame =
    pane.querySelector(".page-preview") ?? document.createElement("iframe");
  if (frame.getAttribute("src") === path) return;
  frame.className = "page-preview";
  frame.setAttribute("title", "Page");
  frame.setAttribute("src", path);
  pane.append(frame);
}

/** The page of the entry that the editor's URL names. */
export function findPath(
  hash: string,
  types: readonly PreviewedType[],
): string | undefined {
  const [, name, slug] =
    /^#\/collections\/(\w+)\/entries\/([^/]+)/.exec(hash) ?? [];
  const type = types.find((each) => each.name === name);
  if (type?.preview_path === undefined || slug === undefined) return undefined;
  return `/${type.preview_path.replace("{{slug}}", slug)}`;
}
