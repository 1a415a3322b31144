import { shared } from "./jest.config.mjs";

/**
 * Tests of the files in public/. Not a project in jest.config.mjs, because unit tests need no built site.
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
  // One process, because each parses all pages.
  maxWorkers: 1,
  // The first test that reads every page takes minutes on a slow machine.
  testTimeout: 300_000,
};
