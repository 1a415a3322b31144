// Says in one sentence what no command could work with: the project's path, and SITE_URL. Plain Node, since every npm script starts
// with it, before packages are installed.
import path from "node:path";

const fault = explainPath(process.cwd()) ?? explainSiteUrl(process.env.SITE_URL);
if (fault) {
  console.error(fault);
  process.exit(1);
}

/** Gatsby uses the path in file patterns, imports and generated scripts without escaping it. */
function explainPath(folder) {
  const names = folder.slice(path.parse(folder).root.length).split(path.sep);
  const refused = /[!"#%'()*:?[\\\]`{|}]/.exec(names.join(""));
  return (
    refused &&
    `The path of this folder has the character ${refused[0]} in it, which Gatsby can't build from: rename ${folder}`
  );
}

/** Paths are appended to the site's URL, and redirects, headers and links start at the root, so it must end with its domain. */
function explainSiteUrl(url) {
  if (!url) return undefined;
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : {};
  if (!/^https?:$/.test(protocol ?? "")) {
    return `SITE_URL "${url}" is not a web address: write one such as https://company.com`;
  }
  if (url.replace(/\/$/, "") === origin) return undefined;
  const hint = `write ${origin}; GitHub Pages needs a domain of your own or a repository named <user>.github.io`;
  return `SITE_URL "${url}" is more than a domain, and the site doesn't work below a path: ${hint}`;
}
