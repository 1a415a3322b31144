import { date, group, list, section, text, tone, wholeNumber } from "../../content/fields";

const amount = wholeNumber("A whole number.", { min: 0, max: 100_000_000 });

export const dashboardSchema = section(
  "dashboard",
  "The sample dashboard: sales, ratios and search positions.",
  {
    tone: tone.default("birch"),
    sampleNotice: text("Says that the figures are no client's.", { max: 60 }),
    sales: group("SalesChart", "The chart of sales and its periods.", {
      title: text("What the chart shows.", { max: 60 }),
      periodsLabel: text("What the period switch is called by assistive technology.", { max: 40 }),
      dayColumn: text("The heading of the day column in the table for screen readers.", {
        max: 30,
      }),
      beforeLabel: text("What the dashed line is: Previous period.", { max: 30 }),
      lastDay: date("The last day of all periods, YYYY-MM-DD; the year is not shown."),
      days: list(
        amount,
        "Sales of each day in dollars, oldest first: those of the longest period, and as many days before it.",
        { min: 14, max: 62 },
      ),
      periods: list(
        group("SalesPeriod", "One choice of the period switch.", {
          label: text("The words on the switch: Last 30 Days.", { max: 30 }),
          length: wholeNumber("How many days it has.", { min: 7, max: 31 }),
          total: text("The sum of the period, written out: $48,210.", { max: 16 }),
          change: text("The change against the period before: +18%.", { max: 16 }),
          summary: text("The chart in one sentence, for those who do not see it.", { max: 200 }),
        }),
        "The periods, the one shown at first on top.",
        { min: 2, max: 3 },
      ),
    }),
    tiles: list(
      group("MetricTile", "A ratio.", {
        label: text("Short name: ROAS.", { max: 12 }),
        meaning: text("What the short name stands for.", { max: 60 }),
        periods: list(
          group("MetricPeriod", "The ratio in one period.", {
            value: text("The value: 3.4x.", { max: 12 }),
            change: text("The change against the period before.", { max: 16 }),
          }),
          "One entry for each period of sales, in their order.",
          { min: 2, max: 3 },
        ),
      }),
      "The ratios.",
      { min: 3, max: 4 },
    ),
    keywords: group("KeywordTable", "Positions in search.", {
      title: text("What the table shows.", { max: 60 }),
      columns: group("KeywordColumns", "The headings of the columns.", {
        keyword: text("Over the keywords.", { max: 20 }),
        position: text("Over the positions.", { max: 20 }),
        change: text("Over the changes.", { max: 20 }),
        volume: text("Over the monthly searches.", { max: 20 }),
        clicks: text("Over the clicks.", { max: 20 }),
      }),
      moves: group(
        "KeywordMoves",
        "How changes are read out by screen readers; {places} stands for the number.",
        {
          up: text("Places won: up {places}.", { max: 40 }),
          down: text("Places lost: down {places}.", { max: 40 }),
          none: text("No change.", { max: 40 }),
        },
      ),
      rows: list(
        group("KeywordRow", "One keyword.", {
          keyword: text("The search phrase.", { max: 60 }),
          volume: amount,
          periods: list(
            group("KeywordStanding", "Where the keyword stands in one period.", {
              position: wholeNumber("Its mean position.", { min: 1, max: 100 }),
              change: wholeNumber("Places won, or lost if below 0.", { min: -100, max: 100 }),
              clicks: amount,
            }),
            "One entry for each period of sales, in their order.",
            { min: 2, max: 3 },
          ),
        }),
        "The keywords.",
        { min: 3, max: 12 },
      ),
    }),
  },
);
