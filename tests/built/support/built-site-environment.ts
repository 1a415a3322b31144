import { TestEnvironment } from "jest-environment-node";
import * as readDocument from "../../read/read-document";

/** Hands the test files of a process the same parsed pages: their other modules Jest loads anew for each of them. */
export default class BuiltSiteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.readDocumentModule = readDocument;
  }
}
