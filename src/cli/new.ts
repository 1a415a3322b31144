import { parseArgs } from "node:util";
import { format } from "oxfmt";
import { draftKinds } from "./new-draft/draft-kinds";
import { makeDraft } from "./new-draft/make-draft";
import { usageOf } from "./new-draft/plan-draft";
import { describeUsage, describeWritten } from "./new-draft/tell-writer";
import { readToday } from "../site/today";

/** `npm run new -- post "Title"`: begins a page. Exits with 1 when there is nothing that it can begin. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { slug: { type: "string" } },
  });
  const { slug, ...unknown } = values;
  const [option] = Object.keys(unknown);
  if (option !== undefined || typeof slug === "boolean") {
    fail(
      option === undefined
        ? "--slug names no address  write --slug my-address"
        : `--${option} is not known  the only option is --slug my-address`,
    );
    return;
  }
  const [kind, ...words] = positionals;
  if (kind === undefined) {
    console.log(describeUsage(draftKinds.map((each) => usageOf(each))));
    return;
  }
  const made = await makeDraft(
    { kind, words: words.join(" ").replace(/\s+/g, " ").trim(), slug },
    { root: process.cwd(), today: readToday(), format: toFormatted },
  );
  if ("files" in made) console.log(describeWritten(made));
  else fail(`${made.what}  ${made.hint}`);
}

/** As `npm run format` has it. */
async function toFormatted(text: string, file: string): Promise<string> {
  const { code } = await format(file, text);
  return code;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
