/**
 * Rules for the built pages: html-validate's recommendations, less those that argue with how React and Gatsby write correct HTML.
 * All of these are questions of style; none of them changes what a browser makes of the page.
 */
module.exports = {
  root: true,
  extends: ["html-validate:recommended"],
  // A page's second part of styles is in its body (docs/decisions/0007-after-the-first-paint.md). The standard allows it only in the head.
  elements: ["html5", { style: { flow: true } }],
  rules: {
    // React writes <br/>, the Markdown renderer <br>; both are valid.
    "void-style": "off",
    // React writes charSet, srcSet and dateTime; HTML attributes are case-insensitive.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React writes both async="" and alt="".
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Gatsby's templates and minified styles have trailing white space.
    "no-trailing-whitespace": "off",
    // Gatsby's root is ___gatsby, and any id without white space is valid.
    "valid-id": ["error", { relaxed: true }],
    // The layout decides whether telephone numbers wrap.
    "tel-non-breaking": "off",
  },
};
