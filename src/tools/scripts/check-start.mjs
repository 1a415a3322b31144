// Says in one sentence what Gatsby can't do: build in some paths, and serve a site below a path. Plain Node, since it runs before packages
// are installed.
import path from "node:path";

const folder = process.cwd();
const { SITE_URL } = process.env;

// Gatsby uses the path in file patterns, imports and generated scripts without escaping it. On Windows, it starts with `C:\`.
const names = folder
  .slice(path.parse(folder).root.length)
  .replaceAll(path.sep, "");
const character = /[!#%'()*:?[\\\]{|}]/.exec(names);
if (character) {
  refuse(
    `Gatsby can't build in ${folder}: rename the folder so that its path has no ${character}`,
  );
}

// Redirects, headers and links start at the root.
if (
  SITE_URL &&
  !/^https?:\/\/[^\s/?#@.:]+(\.[^\s/?#@.:]+)*(:\d+)?\/?$/.test(SITE_URL)
) {
  refuse(
    `SITE_URL "${SITE_URL}" is not a whole domain such as https://www.company.com. The site doesn't work below a path: GitHub Pages needs a domain of your own or a repository named <user>.github.io`,
  );
}

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
