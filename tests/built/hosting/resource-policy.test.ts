import path from "node:path";
import { readSiteAddress } from "../../read/built-page";
import { SITE_DIR } from "../../read/settings";
import { readSiteFile } from "../../read/site-file";
import { startCaddy, startNginx } from "../../serve/hosts";
import { listFiles } from "../../serve/list-files";
import { ask } from "../../../src/hosting/find-redirect-faults";

const files = listFiles(SITE_DIR);

/** Other sites get the full URLs of pictures from share tags, structured data, feeds and Markdown, and icons from the manifest. */
function findSharedFiles(): string[] {
  const full = new RegExp(
    `${readSiteAddress().replaceAll(".", "\\.")}(/[^"'&<>()\\s\\\\]+\\.(?:gif|ico|jpe?g|png|svg|webp))`,
    "g",
  );
  const named = files
    .filter((file) => /\.(html|xml|md|txt|webmanifest)$/.test(file))
    .flatMap((file) => Array.from(readSiteFile(file).matchAll(full), ([, each = ""]) => each));
  const icons = Array.from(readSiteFile("site.webmanifest").matchAll(/"src": "([^"]+)"/g));
  return [
    ...new Set([...named, ...icons.map(([, each = ""]) => each), "/favicon.ico"]),
    "/apple-touch-icon.png",
  ];
}

const shared = findSharedFiles();
const own = ["/", "/about", "/nowhere", "/rss.xml", "/about.md", "/print.css", "/site.webmanifest"];
const ownFolders = /^(fonts|icons|page-data)\/|^app-\w+\.js$/;

test.each([
  ["nginx", startNginx],
  ["caddy", startCaddy],
])("%s lets other sites show shared pictures and icons, and nothing else", async (_name, start) => {
  const host = await start(path.dirname(SITE_DIR));
  const readPolicies = async (paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((each) => ask(host.origin, each)));
    return answers.map(({ headers }, place) => [
      paths[place],
      headers["cross-origin-resource-policy"],
    ]);
  };
  const ownFiles = files.filter((file) => ownFolders.test(file)).map((file) => `/${file}`);
  const kept = [...own, ...ownFiles];
  try {
    expect(await readPolicies(shared)).toEqual(shared.map((each) => [each, "cross-origin"]));
    expect(await readPolicies(kept)).toEqual(kept.map((each) => [each, "same-origin"]));
  } finally {
    await host.close();
  }
});

test("share images, pictures of the feed and the logo are among the shared files", () => {
  const forms = [/^\/static\/share\/\w+\.(jpg|png)$/, /\/cover\.jpg$/, /^\/icon-512\.png$/];
  for (const form of forms) expect(shared.filter((each) => form.test(each))).not.toEqual([]);
});
