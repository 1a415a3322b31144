import path from "node:path";
import { readPageRoutes } from "../read/site-routes";
import { readCompressedSize } from "../read/weight";

/** Kilobytes (1,000 bytes) after brotli. A new connection carries 14.6 before it waits for an answer; 0.33 are the headers. */
const MOST_KB = 14.25;

test.each(readPageRoutes())("HTML of $path", async (route) => {
  const bytes = await readCompressedSize(path.posix.join(route.path, "index.html"));
  expect(bytes / 1000).toBeLessThanOrEqual(MOST_KB);
});
