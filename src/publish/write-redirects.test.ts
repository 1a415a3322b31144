import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirects } from "../site/urls/routes";
import { toRedirectPage, writeRedirects } from "./write-redirects";

const url = "https://northcart.test";
const words = { pageMoved: "This page has moved to {address}." };

describe("toRedirectPage", () => {
  const page = toRedirectPage("/service", url, words);

  it("sends visitors on at once", () => {
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/service">');
  });

  it("has a link for browsers that stay, in the words of the content", () => {
    expect(page).toContain(
      '<p>This page has moved to <a href="/service">https://northcart.test/service</a>.</p>',
    );
    expect(page).toContain("<title>This page has moved to /service.</title>");
  });

  it("leaves the place in search results to the new page", () => {
    expect(page).toContain('<link rel="canonical" href="https://northcart.test/service">');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });
});

describe("writeRedirects", () => {
  let publicDir: string;

  beforeEach(async () => {
    publicDir = await mkdtemp(join(tmpdir(), "redirects-"));
  });

  afterEach(async () => {
    await rm(publicDir, { recursive: true, force: true });
  });

  it("writes a page at every address that leads on, and can do so again", async () => {
    await writeRedirects(publicDir, redirects, url, words);
    await writeRedirects(publicDir, redirects, url, words);
    for (const [from, to] of Object.entries(redirects)) {
      const page = await readFile(join(publicDir, from, "index.html"), "utf8");
      expect(page).toBe(toRedirectPage(to, url, words));
    }
  });
});
