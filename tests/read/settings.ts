import path from "node:path";

/** Folder of the built site. Set `SITE_DIR` to test another build. */
export const SITE_DIR = path.resolve(process.env.SITE_DIR ?? "public");

/** Folder of the content that the site was built from. Set `CONTENT_DIR` together with `SITE_DIR`. */
export const CONTENT_DIR = path.resolve(process.env.CONTENT_DIR ?? "content");

/** Fixed, so that a URL in a failure report can be opened again; set `SITE_PORT` if the port is taken. */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 4173);

/** The origin of the tested site. Requests to other origins count as third-party. */
export const SITE_ORIGIN = `http://127.0.0.1:${SITE_PORT}`;
