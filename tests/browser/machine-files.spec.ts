import { expect, test } from "../drive/lent-page";
import { ONCE } from "../drive/visit";

const TYPES = {
  "/index.md": "text/markdown; charset=utf-8",
  "/llms.txt": "text/plain; charset=utf-8",
  "/robots.txt": "text/plain; charset=utf-8",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
  "/rss.xml": "text/xml; charset=utf-8",
  "/sitemap.xml": "text/xml; charset=utf-8",
  "/site.webmanifest": "application/manifest+json",
};

test("files for machines are served as what they are", ONCE, async ({ request }) => {
  for (const [file, type] of Object.entries(TYPES)) {
    const response = await request.get(file);
    expect.soft(response.status(), file).toBe(200);
    expect.soft(response.headers()["content-type"], file).toBe(type);
  }
});
