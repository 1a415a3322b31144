import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";

/** An error that a test writes into a file, and the message that the writer sees. */
export interface PlantedError {
  file: string;
  good: string;
  bad: string;
  /** File, line and column. */
  place: string;
  message: string;
  hint: string;
  code: string;
}

const post = "content/blog/product-feed-optimization/index.md";
const heading = "\n## Where each field comes from";
/** The heading's line, which moves when the text above it changes. */
const line = readFileSync(post, "utf8").split(heading)[0]!.split("\n").length + 1;

/** The errors at server start: one in a page's fields, one in the Markdown of a post. */
export const plantedErrors: readonly [PlantedError, PlantedError] = [
  {
    file: post,
    good: heading,
    bad: "\n#### Where each field comes from",
    place: `${post}:${String(line)}:1`,
    message: 'body the heading "Where each field comes from" skips from level 1 to 4',
    hint: "write ## Where each field comes from",
    code: "content/skipped-heading-level",
  },
  {
    file: "content/landing/process/index.yaml",
    good: "variant: split",
    bad: "variant: splt",
    place: "content/landing/process/index.yaml:13:14",
    message: 'sections[0].variant "splt" is not a valid value',
    hint: 'did you mean "split"?',
    code: "content/unknown-value",
  },
];

/** The error panel over a page of `develop`. */
export function findPanel(page: Page): Locator {
  return page.locator("content-problems").getByRole("alert");
}
