import { returnBuildFiles } from "../publish/build-files";
import { keptDir, publicDir } from "./folders";

/** What is done before anything is read. */
export async function onPreBootstrap(): Promise<void> {
  await returnBuildFiles(publicDir, keptDir);
}
