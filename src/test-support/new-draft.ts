import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDraft } from "../cli/new-draft/make-draft";
import type { DraftRequest } from "../cli/new-draft/plan-draft";

/** A title that fits every kind of draft. */
export const draftTitle = "How small stores plan a year";

/** Runs a test in a folder of its own, which goes afterwards. */
export async function inFolder<Result>(run: (root: string) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), "new-draft-"));
  try {
    return await run(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Begins a draft in the project below `root`, on a known day. */
export function makeSampleDraft(root: string, request: DraftRequest) {
  const format = (text: string) => Promise.resolve(text);
  return makeDraft(request, { root, today: "2026-11-21", format });
}
