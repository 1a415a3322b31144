import { dirname } from "node:path";
import worker, { type PictureJob } from "gatsby-plugin-sharp/gatsby-worker";
import { temporaryFolder } from "../test-support/temporary-folder";
import { drawMissingPictures } from "./draw-missing-pictures";

const { at, read, write } = temporaryFolder();
const drawn: string[] = [];

/** Like the plugin's job; a build that is stopped writes half of the first picture. */
const draw =
  (isStopped = false) =>
  async ({ args: { operations } }: PictureJob) => {
    for (const { outputPath } of operations) {
      drawn.push(dirname(outputPath));
      await write(`static/${outputPath}`, isStopped ? "ha" : "whole");
      if (isStopped) throw new Error("The build was stopped.");
    }
  };

const drawTwo = () =>
  worker.IMAGE_PROCESSING({
    outputDir: at("static"),
    args: {
      operations: [
        { outputPath: "a/cover.avif" },
        { outputPath: "b/cover.avif" },
      ],
    },
  });

beforeEach(() => {
  drawn.length = 0;
  worker.IMAGE_PROCESSING = draw();
  drawMissingPictures();
});

test("only pictures that no earlier build drew are drawn", async () => {
  await write("static/a/cover.avif", "kept");
  await drawTwo();
  expect(drawn).toEqual(["b"]);
  expect(await read("static/a/cover.avif")).toBe("kept");
  expect(await read("static/b/cover.avif")).toBe("whole");
});

test("develop's jobs, which draw nothing yet, are left alone", async () => {
  const job = {
    outputDir: at("static"),
    args: { isLazy: true, operations: [] },
  };
  const drawLater = jest.fn().mockResolvedValue(undefined);
  worker.IMAGE_PROCESSING = drawLater;
  drawMissingPictures();
  await worker.IMAGE_PROCESSING(job);
  expect(drawLater).toHaveBeenCalledWith(job);
});

test("two jobs may draw the same picture", async () => {
  await Promise.all([drawTwo(), drawTwo()]);
  expect(await read("static/a/cover.avif")).toBe("whole");
});

test("half a picture of a build that was stopped is drawn again", async () => {
  worker.IMAGE_PROCESSING = draw(true);
  drawMissingPictures();
  await expect(drawTwo()).rejects.toThrow("stopped");
  worker.IMAGE_PROCESSING = draw();
  drawMissingPictures();
  await drawTwo();
  expect(await read("static/a/cover.avif")).toBe("whole");
});
