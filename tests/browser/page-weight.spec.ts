import { expect, test } from "@playwright/test";
import { readLayoutShift } from "./support/checks/layout-shifts";
import { readWeights } from "./support/checks/weight";
import { PHONE, saveData, visit } from "./support/visit";
import { readPageRoutes, readTemplate } from "../read/site-routes";

/** Kilobytes of a page with its styles, scripts, fonts and first pictures: today's heaviest and a tenth of room. */
const MAX_KB = 205;
/** Of its scripts alone. */
const MAX_SCRIPT_KB = 110;
/**
 * A first visit may see the web fonts after the first paint. By what share of the screen its text moves depends on where its lines break:
 * on designed first screens hardly, in running text by a line or two.
 */
const MAX_SHIFT = 0.02;
const MAX_TEXT_SHIFT = 0.1;

const firstByTemplate = new Map(
  readPageRoutes()
    .toReversed()
    .map(({ path }) => [readTemplate(path), path]),
);

const designed = ["/", "/service"];

for (const path of new Set([...designed, ...firstByTemplate.values()]))
  test(
    `${path} is light, and its fonts move nothing in sight`,
    PHONE,
    async ({ page }) => {
      // Otherwise the pages of links in sight would be loaded too.
      await saveData(page);
      await visit(page, path);
      const files = await readWeights(page);
      const sum = (kind: RegExp) =>
        files
          .filter(({ name }) => kind.test(name))
          .reduce((total, { kilobytes }) => total + kilobytes, 0);
      const list = files.map(({ name, kilobytes }) => `${kilobytes} ${name}`);
      expect.soft(sum(/\.js$/), list.join("\n")).toBeLessThan(MAX_SCRIPT_KB);
      expect.soft(sum(/./), list.join("\n")).toBeLessThan(MAX_KB);
      const most = designed.includes(path) ? MAX_SHIFT : MAX_TEXT_SHIFT;
      expect(await readLayoutShift(page)).toBeLessThanOrEqual(most);
    },
  );
