import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type ConfigData,
  HtmlValidate,
  StaticConfigLoader,
} from "html-validate";
import { SITE_DIR } from "../read/settings";
import { listFiles } from "../serve/list-files";

// Jest's modules do not allow html-validate to import the file itself.
const rules = jest.requireActual<ConfigData>("./.htmlvalidate.cjs");

/** Compiles the rules once: html-validate would do so for each file, which takes half of the time. */
class RulesLoader extends StaticConfigLoader {
  private ready: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;

  override getConfigFor(
    file: string,
  ): ReturnType<StaticConfigLoader["getConfigFor"]> {
    return (this.ready ??= super.getConfigFor(file));
  }
}
const validator = new HtmlValidate(new RulesLoader(rules));

const pages = listFiles(SITE_DIR).filter((file) => file.endsWith(".html"));

test.each(pages)("%s is valid HTML", (file) => {
  const report = validator.validateStringSync(
    readFileSync(path.join(SITE_DIR, file), "utf8"),
  );
  const messages = report.results.flatMap((result) => result.messages);
  const lines = messages.map(
    ({ line, column, ruleId, message, selector }) =>
      `${line}:${column} ${ruleId}: ${message} (${selector})`,
  );
  expect(lines).toEqual([]);
});
