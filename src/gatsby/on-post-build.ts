import type { CreatePagesArgs } from "gatsby";
import { deferScripts } from "../publish/html/defer-scripts";
import { hostingDir, publicDir } from "./folders";
import { publishFiles } from "./publish-files";
import { writeHosting } from "../hosting/write-hosting";
import { findRedirects } from "./records/redirects";
import { runQuery } from "./run-query";
import { listTrackers } from "../site/tracking";
import { writeRedirects } from "../publish/write-redirects";

/** What is done to the finished files. */
export async function onPostBuild(
  args: Pick<CreatePagesArgs, "graphql" | "getNodesByType">,
): Promise<void> {
  const { uiLabels, siteSettings } = await runQuery<Queries.RedirectWordsQuery>(
    args,
    "RedirectWords",
    /* GraphQL */ `
      query RedirectWords {
        uiLabels {
          pageMoved
        }
        siteSettings {
          url
          trackers {
            tagManagerId
            pixelId
          }
        }
      }
    `,
  );
  await deferScripts(publicDir, listTrackers(siteSettings.trackers));
  const redirects = findRedirects(args);
  await writeRedirects(publicDir, redirects, siteSettings.url, uiLabels);
  await publishFiles(args, publicDir);
  await writeHosting(redirects, publicDir, hostingDir);
}
