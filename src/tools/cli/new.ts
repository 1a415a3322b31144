import { parseArgs } from "node:util";
import { draftKinds, makeDraft } from "./make-draft";
import { runMain } from "./run-main";

/** `npm run new -- post "Title"`: creates a draft from a template. */
runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { slug: { type: "string" } },
  });
  const [kind, ...words] = positionals;
  if (kind === undefined) {
    console.log("Creates a draft with every field of its kind:\n");
    for (const name of Object.keys(draftKinds))
      console.log(`  npm run new -- ${name} "Title"`);
    console.log("\nThe title gives the URL; --slug my-path sets another one.");
    return;
  }
  const root = process.cwd();
  const title = words.join(" ").replace(/\s+/g, " ").trim();
  const { files, path, guide } = await makeDraft(
    { kind, title, slug: values.slug },
    root,
  );
  console.log(`Written:
${files.map((written) => `  ${written}`).join("\n")}

Next:
  1. npm run develop, then open ${path} at the address that it prints
  2. replace the texts and cover.jpg; see ${guide}
  3. npm run check:content
  4. remove "draft: true" to publish`);
});
