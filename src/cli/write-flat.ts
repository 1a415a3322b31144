import { cp, rm } from "node:fs/promises";
import { flattenSite } from "../hosting/flatten-site";

const flatDir = "public-flat";

/** `npm run flat`: writes `public-flat/`, for hosts that would add a slash to the address of a folder. */
async function main(): Promise<void> {
  await rm(flatDir, { recursive: true, force: true });
  await cp("public", flatDir, { recursive: true });
  console.log(`${String(await flattenSite(flatDir))} pages in ${flatDir}/`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
