import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

/** Ends the report with one plain line that people and scripts can read: `120 passed, 2 failed`. */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  /** Errors outside tests, such as a server that does not start, count as failures: "0 failed" must never hide one. */
  onError(): void {
    this.errors += 1;
  }

  onExit(): Promise<void> {
    const outcomes = (this.suite?.allTests() ?? []).map((test) =>
      test.results.length > 0 ? test.outcome() : "skipped",
    );
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    const skipped = count("skipped") > 0 ? `, ${count("skipped")} skipped` : "";
    console.log(
      `${count("expected") + count("flaky")} passed, ${count("unexpected") + this.errors} failed${skipped}`,
    );
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
