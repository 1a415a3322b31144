import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import worker from "gatsby-plugin-sharp/gatsby-worker";

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
    // Renamed when complete, so that a build that is stopped leaves no half of a picture.
    const drafts = missing.map((each) => ({
      ...each,
      outputPath: join(dirname(each.outputPath), `.${randomUUID()}`),
    }));
    await draw({ ...job, args: { ...args, operations: drafts } });
    for (const [index, { outputPath }] of drafts.entries()) {
      const target = missing[index]?.outputPath ?? outputPath;
      await rename(join(outputDir, outputPath), join(outputDir, target));
    }
  };
}
