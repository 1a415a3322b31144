/** A small dashboard with two periods, as the page query would answer it. */
export const dashboard: Queries.DashboardSectionFragment = {
  anchor: "dashboard",
  tone: "birch",
  kicker: null,
  heading: "See what sold",
  text: null,
  sampleNotice: "Sample data",
  sales: {
    title: "Total sales",
    periodsLabel: "Sales period",
    dayColumn: "Day",
    periods: [
      {
        label: "Last 30 Days",
        total: "$49,268",
        change: "+18%",
        summary: "Sales rise over 30 days.",
        days: [1200, 1400, 1300, 1600, 1500, 1900, 1750, 1831],
      },
      {
        label: "Last 7 Days",
        total: "$12,252",
        change: "+4%",
        summary: "Sales peak on the first day.",
        days: [1985, 1835, 1559, 1580, 1709, 1753, 1640],
      },
    ],
  },
  tiles: [
    { label: "ROAS", meaning: "Return on ad spend", value: "3.4x", change: "+9%", trend: [31, 34] },
    {
      label: "CAC",
      meaning: "Customer acquisition cost",
      value: "$28",
      change: "−8%",
      trend: [30, 28],
    },
    {
      label: "MER",
      meaning: "Marketing efficiency ratio",
      value: "4.2x",
      change: "+5%",
      trend: [4, 5],
    },
  ],
  keywords: {
    title: "Search positions",
    columns: {
      keyword: "Keyword",
      position: "Position",
      change: "Change",
      volume: "Volume",
      clicks: "Clicks",
    },
    moves: { up: "up {places}", down: "down {places}", none: "no change" },
    rows: [
      { keyword: "linen sheets", position: 1, change: 2, volume: 1900, clicks: 541 },
      { keyword: "waffle towels", position: 4, change: -3, volume: 3600, clicks: 277 },
      { keyword: "wool throw", position: 7, change: 0, volume: 2900, clicks: 101 },
    ],
  },
};
