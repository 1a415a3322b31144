import path from "node:path";
import { SITE_DIR, SITE_PORT } from "../read/settings";
import { readSiteRoutes } from "../read/site-routes";
import { startNginx } from "./hosts";

/** `tsx tests/serve/serve.ts`: serves the built site with nginx until it is stopped. */
async function main(): Promise<void> {
  // Fails with a hint if there is no built site.
  readSiteRoutes();
  const server = await startNginx(path.dirname(SITE_DIR), SITE_PORT);
  const stop = () => void server.close();
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  console.log(`Serving ${SITE_DIR} at ${server.origin}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
