import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";

const root = process.cwd();
const hash = createHash("sha256").update(root).digest("hex").slice(0, 8);
const folder = path.join(tmpdir(), `tested-site-${hash}`);

/**
 * The copy of the project that `npm test` builds, so that drafts are not added to the project itself, where a writer or another step may
 * be at work. It is kept between runs for its cache.
 */
export const builtCopy = {
  folder,
  publicDir: path.join(folder, "public"),
} as const;
