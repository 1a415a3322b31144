/** Plans of the home page, in their order: how many features each names, and one of them. */
export const HOME_PLANS = [
  { name: "Starter", price: "$689", features: 4, feature: /6 to 12 emails/, action: "Get Started" },
  { name: "Growth", price: "$2,000", features: 5, feature: /influencer/i, action: "Get Started" },
  {
    name: "Custom",
    price: "Let’s Talk",
    features: 4,
    feature: "Dedicated strategist",
    action: "Let’s Talk",
  },
];
