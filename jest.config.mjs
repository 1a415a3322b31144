const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true },
      transform: {
        react: { runtime: "automatic", importSource: "@emotion/react" },
      },
    },
  },
];

/** unified's packages are ES modules, which Jest does not load untransformed. */
const markdownPackages =
  "unified|remark|rehype|micromark|mdast|hast|unist|vfile|bail|ccount|character-|collapse-|comma-|decode-named|devlop|entities|" +
  "escape-string|html-void|is-plain-obj|longest-streak|markdown-table|parse5|property-info|space-|stringify-ent|trim-|trough|web-namesp|zwitch";

export const shared = {
  transform: { "\\.[jt]sx?$": swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:${markdownPackages}))`],
  moduleNameMapper: { "^gatsby$": "<rootDir>/src/test-support/gatsby.tsx" },
  clearMocks: true,
};

/** @type {import("jest").Config} */
export default {
  // Jest leaves one core to others by default, but the steps that run beside the unit tests mostly wait.
  maxWorkers: "100%",
  // For tests that hang: busy machines are several times slower.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/src/**/*.test.ts"],
    },
    {
      ...shared,
      // These run whole commands of the project: seconds each.
      displayName: "project",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/project/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/src/test-support/setup-dom.ts"],
    },
  ],
};
