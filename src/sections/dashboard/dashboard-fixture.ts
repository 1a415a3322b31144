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
    periodsLabel: "Period",
    dayColumn: "Day",
    beforeLabel: "Previous period",
    lastDay: "2025-06-02",
    days: [1100, 1150, 1200, 1250, 1300, 1400, 1500, 1600],
    periods: [
      {
        label: "Last 4 Days",
        length: 4,
        total: "$5,800",
        change: "+23%",
        summary: "Sales rise over 4 days.",
      },
      {
        label: "Last 2 Days",
        length: 2,
        total: "$3,100",
        change: "+15%",
        summary: "Sales rise on the last day.",
      },
    ],
  },
  tiles: [
    {
      label: "ROAS",
      meaning: "Return on ad spend",
      periods: [
        { value: "3.4x", change: "+9%" },
        { value: "3.5x", change: "+3%" },
      ],
    },
    {
      label: "CAC",
      meaning: "Customer acquisition cost",
      periods: [
        { value: "$28", change: "−8%" },
        { value: "$27", change: "−4%" },
      ],
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
      {
        keyword: "linen sheets",
        volume: 1900,
        periods: [
          { position: 1, change: 2, clicks: 541 },
          { position: 1, change: 0, clicks: 131 },
        ],
      },
      {
        keyword: "waffle towels",
        volume: 3600,
        periods: [
          { position: 4, change: -3, clicks: 277 },
          { position: 6, change: 1, clicks: 58 },
        ],
      },
    ],
  },
};
