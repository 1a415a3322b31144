import type { CreatePagesArgs } from "gatsby";
import { deferScripts } from "../publish/html/defer-scripts";
import { publishFiles } from "./publish-files";
import { runQuery } from "./run-query";
import { writeForwards } from "../publish/write-redirects";

const publicDir = "public";

/** What is done to the finished files. */
export async function onPostBuild(
  args: Pick<CreatePagesArgs, "graphql" | "reporter">,
): Promise<void> {
  const { interfaceText, siteSettings } = await runQuery<Queries.ForwardWordsQuery>(
    args,
    "ForwardWords",
    /* GraphQL */ `
      query ForwardWords {
        interfaceText {
          pageMoved
        }
        siteSettings {
          url
        }
      }
    `,
  );
  await deferScripts(publicDir);
  await writeForwards(publicDir, siteSettings.url, interfaceText);
  await publishFiles(args, publicDir);
}
