import { shared } from "./jest.config.mjs";

/**
 * Tests of what the files of public/ say. They are no project of jest.config.mjs: unit tests need no built site.
 * @type {import("jest").Config}
 */
export default {
  ...shared,
  displayName: "built",
  testMatch: ["<rootDir>/tests/built/**/*.test.ts"],
  testEnvironment: "<rootDir>/tests/built/support/built-site-environment.ts",
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    "/read-document$": "<rootDir>/tests/built/support/shared-documents.ts",
  },
  // Pages are parsed once for each process: a second one would parse them all again.
  maxWorkers: 1,
  // A slow machine takes a while for the first test that reads every page.
  testTimeout: 60_000,
};
