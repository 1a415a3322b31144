import { checkSpelling } from "../../tools/spelling/check-spelling";
import { debounce } from "../debounce";
import { reportSpelling } from "./serve-issues";

/** Checks the spelling of the content and reports it, once pages show the change: none waits for the dictionaries. */
export const checkSpellingSoon = debounce(async () => {
  try {
    reportSpelling(await checkSpelling(process.cwd()));
  } catch {
    // Without the packages for development there is no dictionary; `npm run check:content` explains any other failure.
    reportSpelling([]);
  }
}, 3_000);
