/** Whether a build is a preview for writers, which shows drafts, is not indexed, and loads no trackers (docs/deploying.md). */
export function isPreview(): boolean {
  return process.env.PREVIEW === "1";
}
