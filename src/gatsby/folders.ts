/** Where the site is built. */
export const publicDir = "public";

/** What the build tells web servers; the files in hosting/ include it. */
export const hostingDir = "hosting/built";

/**
 * The content that Gatsby reads: a copy of the last version of `content/` without an error. It is outside of Gatsby's cache, which is
 * deleted with every change of package.json.
 */
export const lastGoodDir = ".last-good";
