import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadContent } from "../../gatsby/records/load-content";
import { drawStarterPicture } from "./draw-starter-picture";
import { fillStarter } from "./fill-starter";
import { planDraft } from "./plan-draft";
import type { DraftPlan, DraftRequest, Refusal } from "./plan-draft";

const picture = "cover.jpg";

interface MakeOptions {
  /** The root of the project. */
  root: string;
  /** YYYY-MM-DD. */
  today: string;
  /** Sets the text as the rest of the project is set. */
  format: (text: string, file: string) => Promise<string>;
}

/** What was written, with paths from the root of the project. */
export interface MadeDraft extends DraftPlan {
  files: string[];
}

/** Writes a draft that passes the check of the content, or says why not; a draft is written whole or not at all. */
export async function makeDraft(
  request: DraftRequest,
  { root, today, format }: MakeOptions,
): Promise<MadeDraft | Refusal> {
  const { records } = await loadContent(root);
  const plan = planDraft(request, records, root);
  if ("what" in plan) return plan;
  const text = fillStarter(plan, records, today);
  const folder = dirname(plan.file);
  const written = new Map<string, string | Buffer>([
    [plan.file, await format(text, plan.file)],
    [`${folder}/${picture}`, await drawStarterPicture()],
  ]);
  await save(root, folder, written);
  return { ...plan, files: [...written.keys()] };
}

async function save(
  root: string,
  folder: string,
  written: ReadonlyMap<string, string | Buffer>,
): Promise<void> {
  await mkdir(dirname(join(root, folder)), { recursive: true });
  // Fails where the folder has come up in the meantime: nothing of anybody's is overwritten.
  await mkdir(join(root, folder));
  try {
    for (const [file, data] of written) await writeFile(join(root, file), data);
  } catch (error) {
    await rm(join(root, folder), { recursive: true, force: true });
    throw error;
  }
}
