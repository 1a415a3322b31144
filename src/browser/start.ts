import "react-dom";

/** Loads Gatsby's entry in a later task: parsing React and the site in one task would block taps on slow phones. */
setTimeout(() => void import(/* webpackMode: "eager" */ "../../.cache/production-app.js"));
