import CMS, { type CustomPreviewTemplateProps } from "@sveltia/cms";
import type { createElement } from "react";

// The editor's own React, which it offers for previews.
declare const h: typeof createElement;

const style = {
  position: "fixed",
  border: 0,
  width: "100%",
  height: "100%",
  background: "white",
} as const;

/** Shows the page of `develop` beside the form; it follows each save by itself. `path` is the page's, with `{{slug}}`. */
export function addPagePreview(collection: string, path: string): void {
  CMS.registerPreviewTemplate(
    collection,
    ({ entry }: CustomPreviewTemplateProps) => {
      const slug = entry.get("slug");
      if (!slug) return h("p", {}, "Save the entry to see its page.");
      // The frame around the preview has no address that a path could be relative to.
      const src = `${location.origin}/${path.replace("{{slug}}", slug)}`;
      return h("iframe", { src, title: "Page", style });
    },
  );
}
