import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import { nameDraft } from "../lib/files/write-files";

/**
 * Draws only pictures that `public/static` does not have yet, so that it is all that a host has to keep between builds. Names of pictures
 * depend on their content and size; without this, the plugin also needs the same `.cache` in the same folder.
 */
export function drawMissingPictures(): void {
  const draw = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (job) => {
    const { outputDir, args } = job;
    // `develop` draws a picture when a page asks for it.
    if (args.isLazy) {
      await draw(job);
      return;
    }
    const missing = args.operations.filter(
      (each) => !existsSync(join(outputDir, each.outputPath)),
    );
    const drafts = missing.map((operation) => ({
      operation,
      draft: nameDraft(operation.outputPath),
    }));
    const operations = drafts.map(({ operation, draft }) => ({
      ...operation,
      outputPath: draft,
    }));
    await draw({ ...job, args: { ...args, operations } });
    for (const { operation, draft } of drafts) {
      const target = join(outputDir, operation.outputPath);
      await rename(join(outputDir, draft), target);
    }
  };
}
