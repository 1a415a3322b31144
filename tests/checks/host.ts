import { findHostProblems, readHostingFacts } from "./find-host-problems";

/** `npm run check -- host https://www.your-domain.com`: checks that a host serves the local `public/` correctly. */
export async function run(): Promise<void> {
  const origin = process.argv[3];
  if (origin === undefined || !URL.canParse(origin)) {
    throw new Error(
      "Name the host: npm run check -- host https://www.your-domain.com",
    );
  }
  const facts = await readHostingFacts("public");
  const problems = await findHostProblems(new URL(origin).origin, facts);
  console.log(
    problems.length === 0
      ? "Every page, redirect and kind of file is served as it should be, and no redirect leaves the host."
      : `${problems.join("\n")}\n\n${problems.length} faults`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
