import { TestEnvironment } from "jest-environment-node";
import * as readDocument from "../../read/read-document";

/** Shares parsed pages between the test files of a process; Jest reloads all other modules for each file. */
export default class BuiltSiteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.readDocumentModule = readDocument;
  }
}
