/** What is below a page's first screens: bands after the first, and the footer. */
export const skippable = "section + section, section + aside, .footer";
