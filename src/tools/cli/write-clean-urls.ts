import { cp, rm } from "node:fs/promises";
import { flattenSite } from "../../publish/hosts/flatten-site";
import { runMain } from "./run-main";

/** `npm run build -- --clean-urls`: writes `public-flat/`, for hosts that would add a slash to a folder's URL. */
runMain(async () => {
  await rm("public-flat", { recursive: true, force: true });
  await cp("public", "public-flat", { recursive: true });
  console.log(`${await flattenSite("public-flat")} pages in public-flat/`);
});
