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
const page = "content/landing/process/index.yaml";
const heading = "\n## Where each field comes from";

/** The file, and the line that a text is in now; writers may add lines above it. */
export function lineOf(file: string, text: string): string {
  const [before, ...rest] = readFileSync(file, "utf8").split(text);
  if (rest.length === 0) throw new Error(`${file} does not contain "${text}".`);
  return `${file}:${before!.split("\n").length}:`;
}

/** The errors at server start: one in a page's fields, one in the Markdown of a post. */
export const plantedErrors: readonly [PlantedError, PlantedError] = [
  {
    file: post,
    good: heading,
    bad: "\n#### Where each field comes from",
    place: `${lineOf(post, heading.trim())}1`,
    message:
      'body the heading "Where each field comes from" skips from level 1 to 4',
    hint: "write ## Where each field comes from",
    code: "content/skipped-heading-level",
  },
  {
    file: page,
    good: "variant: split",
    bad: "variant: splt",
    place: `${lineOf(page, "variant: split")}14`,
    message: 'sections[0].variant "splt" is not a valid value',
    hint: 'did you mean "split"?',
    code: "content/unknown-value",
  },
];

/** The error panel over a page of `develop`. */
export function findPanel(page: Page): Locator {
  return page.locator("content-problems").getByRole("alert");
}
