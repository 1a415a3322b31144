import { printSheetAddress } from "../site/routes";

/** How every page prints where no script adds the sheet (src/publish/html/start-script.ts). */
export const printLink = (
  <noscript key="print">
    <link rel="stylesheet" href={printSheetAddress} media="print" />
  </noscript>
);
