import type { Fault } from "../content/validate/fault";

/** Where `develop` tells the faults of the content; two underscores, as Gatsby's own addresses have. */
export const faultsAddress = "/__content-faults";

/** What a page of `develop` is told each time the content has been checked. */
export interface FaultReport {
  /** How many there are: `2 mistakes in 1 content file`; empty without any. */
  headline: string;
  /** In the order of the files. */
  faults: readonly Fault[];
}
