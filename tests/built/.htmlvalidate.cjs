/**
 * Rules for the built pages: html-validate's recommendations, less those that argue with how React and Gatsby write correct HTML.
 * All of these are questions of style; none of them changes what a browser makes of the page.
 */
module.exports = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <br/>, the Markdown renderer writes <br>: both are HTML.
    "void-style": "off",
    // React writes charSet, srcSet and dateTime; HTML does not tell capitals from small letters here.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React writes async="" and alt="" alike.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Gatsby gives its focus wrapper and its announcer their style inline.
    "no-inline-style": "off",
    // White space at line ends comes from minified styles and templates of Gatsby.
    "no-trailing-whitespace": "off",
    // Any id without white space is valid HTML; Gatsby's root is called ___gatsby.
    "valid-id": ["error", { relaxed: true }],
    // Wrapping telephone numbers is a matter of layout.
    "tel-non-breaking": "off",
  },
};
