import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { renderSheets } from "./browser.mjs";
import { frame } from "./frame.mjs";
import { panels } from "./panels.mjs";
import { readProofs } from "./read-proofs.mjs";

/**
 * Writes the proof panels of the case studies beside their `index.yaml`.
 * `CASES` names another folder of cases, for trying out figures that are not yet in the content.
 * @param {string} root @param {(path: string) => boolean} isWanted
 * @returns {Promise<string[]>} their paths
 */
export async function writeProofs(root, isWanted) {
  const folder = process.env.CASES ?? join(root, "content/case-studies");
  const proofs = (await readProofs(folder)).filter(({ path }) => isWanted(relative(root, path)));
  if (proofs.length === 0) return [];
  const drawings = proofs.map((proof) => {
    const panel = panels[proof.name];
    if (!panel) throw new Error(`proofs/panels.mjs does not say how to draw ${proof.name}`);
    const count = proof.figures.length;
    if (count !== panel.takes)
      throw new Error(
        `${proof.name} is drawn with ${panel.takes} figures, but its alt names ${count}`,
      );
    return frame(proof, panel, panel.draw(proof.figures));
  });
  const sheets = await renderSheets(drawings);
  await Promise.all(proofs.map(({ path }, i) => writeFile(path, sheets[i])));
  return proofs.map(({ path }) => relative(root, path));
}
