import { SampleSite, postFile } from "../test-support/sample-site";
import { temporaryFolder } from "../test-support/temporary-folder";
import { onPreInit } from "./on-pre-init";

const { at } = temporaryFolder();

test("a build lists the problems of the content, and stops before Gatsby touches the last valid output", async () => {
  await new SampleSite()
    .replace(postFile, "2025-03-15", "2025-02-30")
    .writeTo(at());
  jest.spyOn(process, "cwd").mockReturnValue(at());
  const print = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const panicOnBuild = jest.fn();
  await onPreInit({ reporter: { panicOnBuild } as never });
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  const printed = print.mock.calls.join("");
  expect(printed).toContain(`${postFile}:4:14  publishDate  "2025-02-30"`);
});
