/**
 * Takes Emotion's vendor prefixer out of the visitor's bundle (0.9 KB brotli): no browser that the site
 * supports needs a prefix, and the server writes none (server/render-with-styles.tsx). A workaround, since
 * `stylisPlugins: []` turns the prefixer off and leaves its code in.
 * @param {string} source
 */
module.exports = function withoutPrefixer(source) {
  const plugins = "var defaultStylisPlugins = [prefixer];";
  if (!source.includes(plugins)) throw new Error(`@emotion/cache has no "${plugins}" any more.`);
  return source.replace(plugins, "var defaultStylisPlugins = [];");
};
