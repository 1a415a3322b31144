import { countFaults } from "../../content/validate/fault";
import type { Fault } from "../../content/validate/fault";
import type { FaultReport } from "../../develop/fault-report";

type Reader = (report: FaultReport) => void;

const readers = new Set<Reader>();
let latest: FaultReport = { headline: "", faults: [] };

/**
 * Tells every reader the faults of the latest check.
 * @returns whether the check before it had found some
 */
export function publishFaults(faults: readonly Fault[]): boolean {
  const before = latest.faults.length > 0;
  latest = { headline: faults.length === 0 ? "" : countFaults(faults), faults };
  for (const read of readers) read(latest);
  return before;
}

/**
 * Hands a reader the latest report at once, and each one that follows.
 * @returns a function that ends it
 */
export function readFaults(read: Reader): () => void {
  readers.add(read);
  read(latest);
  return () => void readers.delete(read);
}
