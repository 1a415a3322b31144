/** In milliseconds: from the beginning of the first frame until it is on the screen, for a slow phone as well. */
const firstFrame = 100;

/**
 * The one inline script, the same on every page, so that one hash allows it: fetches the file that starts a page's scripts, which
 * its own element names. A page can have loaded, and the browser be idle, before anything of it is painted: both would be too early.
 */
export const loader = `{let{path,start}=document.currentScript.dataset;pagePath=path;addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(start),${String(firstFrame)})))}`;

/**
 * @param path the page's own address; Gatsby compares it with that of the visit
 * @param start the file that starts the scripts
 */
export function toLoaderElement(path: string, start: string): string {
  return `<script data-path="${path}" data-start="${start}">${loader}</script>`;
}

/** Gatsby stitches new scripts into a page that it did not render anew: the loader of the old ones goes. */
export const loaderElement = /<script data-path="([^"]*)"[^>]*>[^<]*<\/script>/g;
