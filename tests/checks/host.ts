import { runMain } from "../../src/tools/cli/run-main";
import { findHostProblems, readHostingFacts } from "./find-host-problems";

/** `npx tsx tests/checks/host.ts https://www.your-domain.com`: checks that a host serves the local `public/` correctly. */
runMain(async () => {
  const origin = process.argv[2] ?? "";
  if (!URL.canParse(origin))
    throw new Error("Name the host, such as https://www.your-domain.com");
  const facts = await readHostingFacts("public");
  const problems = await findHostProblems(new URL(origin).origin, facts);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  console.log(
    "Every page, redirect and kind of file is served as it should be.",
  );
});
