import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";

/** Takes the ids of trackers out of a project's content. */
export function switchTrackersOff(project: string): void {
  const file = join(project, "content", "site.yaml");
  const settings = parseDocument(readFileSync(file, "utf8"));
  settings.set("trackers", {});
  writeFileSync(file, settings.toString());
}
