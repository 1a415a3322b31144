import path from "node:path";
import { builtCopy } from "../serve/built-copy";

/** One command of `npm test`. */
export interface Step {
  name: string;
  command: string;
  /** Steps that must have passed before. */
  after?: readonly string[];
  /** Whether it takes all cores: nothing runs beside it. */
  alone?: boolean;
  /** Which runner writes its results, to the file that `RESULTS` names. */
  results?: "jest" | "playwright";
  environment?: Readonly<Record<string, string>>;
}

const site = {
  SITE_DIR: builtCopy.publicDir,
  CONTENT_DIR: path.join(builtCopy.folder, "content"),
  PLANTED_DRAFTS: "1",
};

/** What a writer or a developer wants to know before a commit: under a minute once its caches are filled. */
export const quickSteps: readonly Step[] = [
  { name: "unit", command: "npm run unit:quick -- --silent", results: "jest" },
  { name: "lint", command: "npm run lint" },
  { name: "content", command: "npm run check:content" },
  { name: "format", command: "npm run format" },
];

/** Everything, on one build. The longest come first, so that no core waits for them at the end. */
export const allSteps: readonly Step[] = [
  { name: "build", command: "npm run build:drafts" },
  { name: "unit", command: "npm run unit -- --silent", results: "jest" },
  { name: "chromium", command: "npx tsx scripts/ensure-chromium.ts" },
  {
    name: "develop",
    command: "npm run test:develop",
    after: ["build", "chromium"],
    results: "playwright",
  },
  { name: "lint", command: "npm run lint" },
  { name: "format", command: "npm run format" },
  { name: "spelling", command: "npm run spelling" },
  {
    name: "built",
    command: "npm run test:built -- --silent",
    // The packages of one are installed before those of the other: Debian's tool runs once at a time.
    after: ["build", "chromium"],
    results: "jest",
    environment: site,
  },
  { name: "generated", command: "npm run check:generated", after: ["build"] },
  {
    name: "browser",
    command: "npm run test:browser",
    after: ["build", "chromium"],
    alone: true,
    results: "playwright",
    environment: site,
  },
];
