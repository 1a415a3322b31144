/** Whether a build is for writers: it shows drafts, is not for search engines and loads no tracker (docs/deploying.md). */
export function isPreview(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.PREVIEW === "1";
}
