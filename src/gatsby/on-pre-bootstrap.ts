import { join } from "node:path";
import { lastValidDir } from "../content/read/last-valid";
import { watchContent } from "../develop/watch-content";
import { mirrorFolder } from "../lib/files/mirror-folder";

/** Copies `content/` to where Gatsby reads it; `develop` does so again after each change without an error. */
export async function onPreBootstrap(): Promise<void> {
  if (process.env.NODE_ENV === "development") await watchContent();
  // The content is valid, or the build would have stopped.
  else await mirrorFolder("content", join(lastValidDir, "content"));
}
