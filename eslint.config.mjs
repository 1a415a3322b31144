import { readdirSync } from "node:fs";
import { defineConfig } from "eslint/config";
import importPlugin from "eslint-plugin-import";
import tseslint from "typescript-eslint";

const sectionNames = readdirSync("src/view/sections", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a folder of `src/` may import besides itself; other imports would invert the dependencies. */
const mayImport = {
  lib: [],
  content: ["lib"],
  browser: ["lib", "view/theme"],
  "view/theme": ["lib"],
  "view/components": ["lib", "browser", "view/theme"],
  "view/sections": [
    "lib",
    "content",
    "browser",
    "view/theme",
    "view/components",
  ],
  "view/templates": [
    "lib",
    "browser",
    "view/theme",
    "view/components",
    "view/sections",
  ],
  "view/render-page": ["lib", "view/theme", "view/components"],
  publish: ["lib", "content", "view/theme/tokens.ts"],
  gatsby: [
    "lib",
    "content",
    "content-types.ts",
    "publish",
    "develop",
    "editor",
    "view/sections/schemas.ts",
    "view/theme/tokens.ts",
  ],
  develop: ["lib", "content", "content-types.ts", "view/theme"],
  editor: ["lib", "content", "develop/watch-issues.ts"],
  "tools/cli": [
    "lib",
    "content",
    "content-types.ts",
    "publish",
    "gatsby",
    "view/theme/tokens.ts",
  ],
};

/** The folders of src/content, lowest first: each imports only the previous ones. */
const contentLayers = [
  "issues",
  "schema",
  "read",
  "markdown",
  "checks/markdown",
  "checks/fields",
  "fields",
  "types",
  "variables",
  "validate",
  "checks/records",
  "checks/style",
];

const zones = [
  ...contentLayers.map((layer, index) => ({
    target: `./src/content/${layer}`,
    from: contentLayers
      .slice(index + 1)
      .map((above) => `./src/content/${above}`),
    message: `src/content/${layer} must not import a higher layer (see contentLayers).`,
  })),
  ...Object.entries(mayImport).map(([folder, others]) => ({
    target: `./src/${folder}`,
    from: "./src",
    except: [folder, ...others].map((other) => `./${other}`),
    message: `src/${folder} may import ${others.join(", ") || "nothing else"} (see the dependency direction).`,
  })),
  ...sectionNames.map((name) => ({
    target: `./src/view/sections/${name}`,
    from: "./src/view/sections",
    except: [`./${name}`],
    message:
      "A section never imports another section: share through src/view/components.",
  })),
  {
    target: "./src/view/sections/**/*.schema.ts",
    from: ["./src/view/components", "./src/view/theme", "./src/browser"],
    message: "A schema imports the content model and src/lib only.",
  },
  {
    target: "./src/**/*.tsx",
    from: [
      "./src/gatsby/**",
      "./src/publish/**",
      "./src/tools/**",
      "./src/content/**",
      "./src/**/*.schema.ts",
      "./src/**/schemas.ts",
    ],
    message:
      "zod and Node must never reach the browser: types come from queries.",
  },
];

const color = String.raw`/(^|[\s,(])#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i`;
const noRawColor = ["Literal[value=", "TemplateElement[value.raw="].map(
  (node) => ({
    selector: `${node}${color}]`,
    message: "Take colors from src/view/theme/tokens.ts.",
  }),
);

// oxlint has all other rules (.oxlintrc.json, docs/decisions/0014-tests.md).
export default defineConfig(
  {
    ignores: [
      "public",
      ".cache",
      "node_modules",
      "src/gatsby-types.d.ts",
      "test-results",
      "playwright-report",
      // Published as they are, whoever wrote them.
      "static",
      // No rule is about tests.
      "**/*.test.{ts,tsx}",
      "src/test-support",
      "tests",
    ],
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser },
  },
  {
    plugins: { import: importPlugin },
    settings: { "import/resolver": { node: { extensions: [".ts", ".tsx"] } } },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "import/no-restricted-paths": [
        "error",
        { basePath: process.cwd(), zones },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/view/theme/**"],
    rules: {
      "no-restricted-syntax": ["error", ...noRawColor],
      "no-restricted-imports": [
        "error",
        {
          name: "react-helmet",
          message:
            "Only src/view/components/seo/ writes the head: helmet-tags.tsx and preload-picture.tsx.",
        },
        {
          name: "@emotion/react",
          importNames: ["css"],
          message:
            "Import css from src/view/theme: it serializes styles when an element uses them.",
        },
      ],
    },
  },
  {
    files: [
      "src/view/components/seo/helmet-tags.tsx",
      "src/view/components/seo/preload-picture.tsx",
    ],
    rules: { "no-restricted-imports": "off" },
  },
);
