import { SITE_DIR, SITE_PORT } from "../read/settings";
import { readSiteRoutes } from "../read/site-routes";
import { startStaticServer } from "./static-server";

/** `tsx tests/serve/serve.ts`: serves the built site until it is stopped. */
async function main(): Promise<void> {
  // Fails with a hint if there is no built site.
  readSiteRoutes();
  const server = await startStaticServer(SITE_DIR, SITE_PORT);
  console.log(`Serving ${SITE_DIR} at ${server.origin}`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
