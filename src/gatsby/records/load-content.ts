import { join } from "node:path";
import { checkContent } from "../../content/validate/checks/check-content";
import type { CheckedContent } from "../../content/validate/checks/check-content";
import { contentTypes } from "./content-types";

/** Reads and checks the content of the project in `root`. */
export function loadContent(root = process.cwd()): Promise<CheckedContent> {
  return checkContent({ contentDir: join(root, "content"), types: contentTypes });
}
