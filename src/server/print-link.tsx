import { printSheetAddress } from "../site/routes";

/** How every page prints. At the end of the body: in its head the sheet would take the connection that the first picture waits for. */
export const printLink = (
  <link key="print" rel="stylesheet" href={printSheetAddress} media="print" />
);
