import "react-dom";

/**
 * Gatsby's own entry, a task later: reading React and reading the site are 10 ms each on a desktop, and in one
 * task they hold a slow phone up for longer than a tap can wait. `replaced-modules.ts` puts it in the entry's place.
 */
setTimeout(() => void import(/* webpackMode: "eager" */ "../../.cache/production-app.js"));
