import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { listNames } from "../../../lib/files/list-files";

interface CaseRecord {
  figures: { value: string; change?: string; period?: string }[];
  results: { period?: string };
  proofs: { image: { src: string; alt: string }; caption: string }[];
}

const drawings = "src/tools/scripts/artwork/case-studies";

async function readCases(): Promise<[key: string, CaseRecord][]> {
  const files = await listNames("content/case-studies");
  return files
    .filter((file) => file.endsWith("/index.yaml"))
    .map((file) => {
      const text = readFileSync(`content/case-studies/${file}`, "utf8");
      return [file.replace("/index.yaml", ""), parse(text) as CaseRecord];
    });
}

function readDrawing(key: string, src: string): string[] {
  const file = `${drawings}/${key}/${src.replace(/\.\w+$/, ".svg")}`;
  if (!existsSync(file)) return [];
  const texts = readFileSync(file, "utf8").matchAll(/<text\s[^>]*>([^<]*)</g);
  return Array.from(texts, ([, words = ""]) => words);
}

test("the drawn exhibits show no figure that their case does not state", async () => {
  const cases = await readCases();
  const unknown = cases.flatMap(([key, { figures, results, proofs }]) => {
    const stated = figures.flatMap((each) => [
      each.value,
      each.change,
      each.period,
    ]);
    return proofs
      .flatMap(({ image }) => readDrawing(key, image.src))
      .filter((words) => /\d/.test(words))
      .filter((words) => ![...stated, results.period].includes(words))
      .map((words) => `${key}: ${words}`);
  });
  expect(unknown).toEqual([]);
});

test("alt texts and captions take their figures from the case", async () => {
  const cases = await readCases();
  const texts = cases.flatMap(([, { proofs }]) =>
    proofs.flatMap(({ image, caption }) => [image.alt, caption]),
  );
  const written = texts.filter((text) =>
    /\d/.test(text.replace(/\{\{[^}]*\}\}/g, "")),
  );
  expect(texts).not.toEqual([]);
  expect(written).toEqual([]);
});
