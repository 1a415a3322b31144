import "react-dom";

/** Gatsby's own entry, a task later: to read React and the site in one task takes a slow phone longer than a tap can wait. */
setTimeout(() => void import(/* webpackMode: "eager" */ "../../.cache/production-app.js"));
