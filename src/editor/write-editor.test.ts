import { readdir } from "node:fs/promises";
import { contentTypes, loadContent } from "../content-types";
import { siteWithGuide } from "../test-support/sample-guides";
import { temporaryFolder } from "../test-support/temporary-folder";
import { writeEditor } from "./write-editor";

const { at, write } = temporaryFolder();

test("a build has no file of the editor, and loses that of an earlier one, unless content/site.yaml turns it on", async () => {
  await siteWithGuide().writeTo(at());
  const { records } = await loadContent(at(), []);
  await write("public/index.html", "");
  await write("public/admin/index.html", "");
  await writeEditor(at("public"), contentTypes, records);
  expect(await readdir(at("public"), { recursive: true })).toEqual([
    "index.html",
  ]);
  expect(JSON.stringify(records.map(({ value }) => value))).not.toContain(
    '"editor"',
  );
});
