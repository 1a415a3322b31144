import type { CreatePagesArgs } from "gatsby";
import { redirects } from "../../site/routes";

/** Sends addresses without a page of their own on for good: on hosts that read Gatsby's redirects, and in the browser. */
export function createRedirects({ actions }: Pick<CreatePagesArgs, "actions">): void {
  for (const [fromPath, toPath] of Object.entries(redirects)) {
    actions.createRedirect({ fromPath, toPath, isPermanent: true, redirectInBrowser: true });
  }
}
