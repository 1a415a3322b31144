/** The six links of the header and where they lead. */
export const HEADER_LINKS = {
  Product: "/#dashboard",
  Pricing: "/pricing",
  "Case Studies": "/case-studies",
  Partner: "/partner",
  About: "/about",
  Blog: "/blog",
};
