/** What came of each case, and the page for stores of its kind. */
export const CASES = [
  {
    key: "taylrd",
    lead: "+491% revenue",
    others: ["4x return on social ads in 30 days"],
    related: "/shopify-fashion-marketing",
  },
  {
    key: "colo",
    lead: "+214% revenue growth to $20K",
    others: ["1.5x ROAS", "$30 per day ad budget", "3 platforms"],
    related: "/service",
  },
  {
    key: "boheme",
    lead: "+251% revenue",
    others: ["+32% email click-through", "2.5x subscription revenue"],
    related: "/shopify-lifestyle-marketing",
  },
  {
    key: "ruthi",
    lead: "+183% revenue",
    others: ["5.2x ROAS on search ads"],
    related: "/shopify-beauty-marketing",
  },
].map((each) => ({ ...each, path: `/case-studies/${each.key}` }));

export const COLO_PERIOD = "March 1 to July 5, 2025";
/** What is counted, its value and its change. */
export const COLO_RESULTS = [
  ["gross sales", "$20,050", "+214%"],
  ["total sales", "$17,580", "+143%"],
  ["net sales", "$15,329", "+151%"],
  ["orders", "644", "+193%"],
  ["ROAS", "1.5x", ""],
  ["ad budget", "$30 per day", ""],
];

/** Pages that lead to a case, and to all of them. */
export const LEADS = {
  "/shopify-fashion-marketing": "/case-studies/taylrd",
  "/shopify-beauty-marketing": "/case-studies/ruthi",
  "/shopify-lifestyle-marketing": "/case-studies/boheme",
  "/shopify-email-marketing-services": "/case-studies/boheme",
  "/shopify-roas-optimization": "/case-studies/ruthi",
};
