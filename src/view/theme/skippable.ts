/** What is below a page's first screens: bands after the first, long parts of them, and the footer. */
export const skippable =
  "section + section, section + aside, [data-skippable], .footer";
