import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentTypes } from "../../../src/gatsby/records/content-types";
import { writeEditor } from "../../../src/editor/write-editor";
import { ask } from "../../checks/find-redirect-problems";
import { SITE_DIR } from "../../read/settings";
import { startNginx } from "../../serve/hosts";

test("a site has no editor unless content/site.yaml turns it on", () => {
  expect(existsSync(path.join(SITE_DIR, "admin"))).toBe(false);
});

test("nginx serves the editor with a policy of its own", async () => {
  const project = mkdtempSync(path.join(tmpdir(), "editor-"));
  const site = path.join(project, "public");
  const servers = "src/hosting/servers/built";
  mkdirSync(site);
  writeFileSync(path.join(site, "index.html"), "home");
  cpSync(path.join(path.dirname(SITE_DIR), servers), path.join(project, servers), {
    recursive: true,
  });
  const settings = { backend: "github", repo: "northcart/website", branch: "main" } as const;
  await writeEditor(site, contentTypes, [], settings);
  const { origin, close } = await startNginx(project);
  try {
    const page = await (await fetch(`${origin}/admin`)).text();
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain("default-src 'none';script-src 'self';");
    expect(page).toContain("https://api.github.com;");
    expect(await (await fetch(`${origin}/admin/start.js`)).text()).toContain("northcart/website");
    const { status, headers } = await ask(origin, "/admin/sveltia/index.js");
    expect([status, headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  } finally {
    await close();
    rmSync(project, { recursive: true });
  }
});
