import path from "node:path";

/** Folder of the built site. `SITE_DIR` points the harness at another build. */
export const SITE_DIR = path.resolve(process.env.SITE_DIR ?? "public");

/** Folder of the content that the site was built from. `CONTENT_DIR` goes with `SITE_DIR`. */
export const CONTENT_DIR = path.resolve(process.env.CONTENT_DIR ?? "content");

/** Fixed, so that the address in a failure's report can be opened again; `SITE_PORT` moves it when the port is taken. */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 4173);

/** Where the tests find the site. Any request to another origin counts as third-party. */
export const SITE_ORIGIN = `http://127.0.0.1:${SITE_PORT}`;
