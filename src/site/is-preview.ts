/**
 * Whether a build is for those who write, and not for visitors: it shows what visitors don't see yet, asks search engines to
 * leave it out and loads no tracker. `PREVIEW=1` in the environment says so (docs/deploying.md).
 */
export function isPreview(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.PREVIEW === "1";
}
