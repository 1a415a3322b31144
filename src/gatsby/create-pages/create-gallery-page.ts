import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";

/**
 * Creates the gallery of components and sections, for developers: under `gatsby develop` alone. Nothing in `src/`
 * imports its folder and no page of a build uses it, so that neither its code nor its query reaches a visitor.
 */
export function createGalleryPage({ actions }: Pick<CreatePagesArgs, "actions">): void {
  if (process.env.NODE_ENV !== "development") return;
  actions.createPage({
    path: "/gallery",
    component: resolve("src/gallery/gallery.tsx"),
    context: {},
  });
}
