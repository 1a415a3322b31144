/** Plans of the pricing page in US dollars per month. */
export const PRICING_PLANS = [
  {
    name: "Self-Service",
    badge: "Most Popular",
    saving: "Save $240/year",
    Monthly: { price: "$199", struck: "$229" },
    Annual: { price: "$179", struck: "$199" },
  },
  {
    name: "Growth",
    badge: "Recommended",
    saving: "Save $960/year",
    Monthly: { price: "$689", struck: "$789" },
    Annual: { price: "$649", struck: "$729" },
  },
  {
    name: "Scale",
    badge: "Enterprise",
    saving: "Save $2,400/year",
    Monthly: { price: "$2,000", struck: "$2,200" },
    Annual: { price: "$1,800", struck: "$2,000" },
  },
];
