import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { listFiles } from "../serve/served-folder";
import { SITE_DIR } from "../read/settings";

const validator = new HtmlValidate(new FileSystemConfigLoader());

for (const file of listFiles(SITE_DIR).filter((name) => name.endsWith(".html"))) {
  test(`${file} is valid HTML`, async () => {
    // Under the repository's name, so that its rules hold wherever the site was built.
    const report = await validator.validateString(
      readFileSync(path.join(SITE_DIR, file), "utf8"),
      path.resolve("public", file),
    );
    const messages = report.results.flatMap((result) => result.messages);
    const lines = messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    );
    expect(lines).toEqual([]);
  });
}
