import { findPackages } from "./visitor-packages";

test("packages are listed once, by their folder in the lockfile", () => {
  const files = [
    "/site/src/html.tsx",
    "/site/node_modules/react-dom/index.js",
    "/site/node_modules/react-dom/cjs/react-dom.production.min.js",
    "/site/node_modules/@emotion/react/dist/emotion-react.js",
    "C:\\site\\node_modules\\gatsby\\node_modules\\@gatsbyjs\\reach-router\\index.js",
  ];
  expect(findPackages(files)).toEqual([
    "node_modules/@emotion/react",
    "node_modules/gatsby/node_modules/@gatsbyjs/reach-router",
    "node_modules/react-dom",
  ]);
});
