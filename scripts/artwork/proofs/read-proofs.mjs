import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * @typedef {{ key: string, metric: string, value: string, change?: string, period?: string }} Figure
 * @typedef {{ name: string, path: string, brand: string, figures: Figure[] }} Proof `name` is "case/file", without the extension
 */

/**
 * A panel shows the figures that its text alternative names, `{{case.key.figure}}`, in that order: so the
 * two cannot disagree, and a panel that is read aloud says the same numbers.
 * @param {string} key @param {string} alt @param {Figure[]} figures
 */
function figuresIn(key, alt, figures) {
  const names = [...alt.matchAll(/\{\{case\.([\w-]+)\.([\w-]+)\}\}/g)];
  return names.map(([token, owner, name]) => {
    const figure = owner === key && figures.find((one) => one.key === name);
    if (!figure)
      throw new Error(`${key}: a proof's alt names ${token}, which is no figure of this case`);
    return figure;
  });
}

/** The proofs of one case. @param {string} folder @param {string} key @returns {Promise<Proof[]>} */
async function readCase(folder, key) {
  const record = parse(await readFile(join(folder, key, "index.yaml"), "utf8"));
  // A case read from one report says its period once, with the results.
  const figures = (record.figures ?? []).map((/** @type {Figure} */ figure) => ({
    period: record.results?.period,
    ...figure,
  }));
  return (record.proofs ?? []).map((/** @type {any} */ { image, ...proof }) => {
    const { src, alt } = image ?? proof;
    return {
      name: `${key}/${src.replace(/^\.\/|\.png$/g, "")}`,
      path: join(folder, key, src),
      brand: record.brand,
      figures: figuresIn(key, alt, figures),
    };
  });
}

/** Every proof of every case, in the order of the cases' names. @param {string} folder the cases' */
export async function readProofs(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const keys = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return (await Promise.all(keys.sort().map((key) => readCase(folder, key)))).flat();
}
