import type { CreatePagesArgs } from "gatsby";
import { findRedirects } from "../records/redirects";

/** Sends addresses without a page of their own on for good. A click on one is a document, which the host or its own page sends on. */
export function createRedirects(args: Pick<CreatePagesArgs, "actions" | "getNodesByType">): void {
  for (const [fromPath, toPath] of Object.entries(findRedirects(args))) {
    args.actions.createRedirect({ fromPath, toPath, isPermanent: true });
  }
}
