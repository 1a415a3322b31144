/** Where the site is built. */
export const publicDir = "public";

/** Where a build leaves what only the next one needs: with Gatsby's cache, which goes as a whole. */
export const keptDir = ".cache/not-published";

/** What the build tells web servers; the files in hosting/ include it. */
export const hostingDir = "hosting/built";
