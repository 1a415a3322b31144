/** What is below a page's first screens: bands after the first, and the footer. */
export const skippable = "section + section, section + aside, .footer";

/** Stands where the rest of a page is about to be that shows its first screen first. */
export const restSelector = "[data-rest]";
