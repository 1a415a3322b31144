import path from "node:path";

const rootDir = path.resolve(import.meta.dirname, "..");
const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
    },
  },
];

/** What every kind of test of this repository is run with. */
export const shared = {
  rootDir,
  transform: { "\\.tsx?$": swc },
  moduleNameMapper: { "^gatsby$": "<rootDir>/src/test-support/gatsby.tsx" },
  clearMocks: true,
};

/** @type {import("jest").Config} */
export default {
  rootDir,
  // Limits are for tests that hang: machines that do other work at once are several times slower.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{src,tests/checks}/**/*.test.ts"],
    },
    {
      ...shared,
      // Commands of the project as a whole, run as developers run them: seconds each.
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
