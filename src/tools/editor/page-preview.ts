import { makeElement } from "../../lib/html/make-element";
import { addStyles } from "./add-styles";

interface PreviewedType {
  name: string;
  preview_path?: string | undefined;
}

const paneSelector = '.pane[data-mode="preview"]';

/**
 * Below the title of the pane, over the editor's own list of values, which a new entry has until it is saved. A search result is as wide as
 * 600 pixels at the letters' usual size of 20.
 */
const styles = `
  ${paneSelector} { position: relative; }
  .page-preview { position: absolute; inset: 48px 0 0; display: flex; flex-direction: column; background: var(--sui-primary-background-color); }
  .page-preview iframe { flex: 1; border: 0; background: white; }
  .page-preview details { max-height: 50%; overflow: auto; padding: 8px 16px; }
  .page-preview p { margin: 0; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; font: 12px/1.5 Arial, sans-serif; }
  .search-result { width: 480px; padding: 8px 0; }
  .page-preview [data-head="title"] { display: block; white-space: nowrap; text-overflow: ellipsis; font-size: 16px; color: LinkText; }
  .page-preview [data-head="description"] { -webkit-line-clamp: 2; }
  .shared-link { width: 240px; border: 1px solid var(--sui-secondary-border-color); }
  .shared-link img { display: block; width: 100%; aspect-ratio: 1.91; }
  .page-preview .shared-link p { padding: 0 8px; }
  .page-preview [data-head="og:title"] { font-weight: bold; }
`;

/** Each text with its name in the head of a page. */
const elsewhere = `
  <summary>In search results and shared links</summary>
  <div class="search-result"><p data-head="og:url"></p><p data-head="title"></p><p data-head="description"></p></div>
  <div class="shared-link"><img alt=""><p data-head="og:url"></p><p data-head="og:title"></p><p data-head="description"></p></div>`;

/** Shows the page of `develop` beside the form, with what its head says elsewhere; both follow each save by themselves. */
export function addPagePreview(types: readonly PreviewedType[]): void {
  addStyles(styles);
  const head = makeElement("details", { open: true, innerHTML: elsewhere });
  const frame = makeElement("iframe", { title: "Page" });
  const preview = makeElement(
    "div",
    { className: "page-preview" },
    head,
    frame,
  );
  const show = () => {
    const pane = document.querySelector(paneSelector);
    const path = findExample() ?? findPath(location.hash, types);
    if (!pane || path === undefined) return;
    if (frame.getAttribute("src") !== path) frame.src = path;
    if (preview.parentElement !== pane) pane.append(preview);
  };
  const changes = { childList: true, subtree: true };
  new MutationObserver(show).observe(document.body, changes);
  for (const name of ["hashchange", "pointerover", "focusin"])
    window.addEventListener(name, show);
  frame.onload = () => {
    const page = frame.contentDocument ?? document;
    const fill = () => {
      fillIn(head, page);
      // The page with all sections is drawn after it has loaded.
      page.getElementById(frame.src.split("#")[1] ?? "")?.scrollIntoView();
    };
    new MutationObserver(fill).observe(page.head, changes);
    fill();
  };
}

function fillIn(head: HTMLElement, page: Document): void {
  for (const place of head.querySelectorAll("p"))
    place.textContent = readHead(page, place.dataset["head"] ?? "");
  // The site's own address has the picture only once it is published.
  const picture = readHead(page, "og:image").replace(/^\w+:\/\/[^/]+/, "");
  head.querySelector("img")?.setAttribute("src", picture);
}

/** What search engines and social networks read. */
export function readHead(page: Document, name: string): string {
  const found = `meta[name="${name}"], meta[property="${name}"]`;
  return page.querySelector(found)?.getAttribute("content") ?? page.title;
}

/** The example of the section that the writer points at in a menu, whose entries read "Name: what it is". */
function findExample(): string | undefined {
  const find = (state: string) =>
    document.querySelector(`[role="menuitem"]:${state}`);
  const entry = find("hover") ?? find("focus-visible");
  const [, label] = /^\s*([^:]+): /.exec(entry?.textContent ?? "") ?? [];
  if (label === undefined) return undefined;
  return `/gallery#section-${label.toLowerCase().replaceAll(" ", "-")}`;
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
