import {
  columnHeadings,
  date,
  group,
  list,
  text,
  wholeNumber,
} from "../../../content/fields";

const note = (description: string) => text(description, { max: 120 });

const amount = wholeNumber("A whole number.", { min: 0, max: 100_000_000 });

export const dashboard = group(
  "Dashboard",
  "In place of lines: sales, ratios, and search positions, for two periods.",
  {
    notes: group("ReportNotes", "Notes beside the report, one for each part.", {
      total: note("About the total sales."),
      days: note("About the highest day."),
      ratio: note("About the last ratio."),
      keywords: note("About the keyword with the most clicks."),
    }),
    sales: group("SalesChart", "Sales chart and its periods.", {
      periodsLabel: text(
        "Accessible name of the period switch, for screen readers.",
      ),
      dayColumn: text(
        "Column heading of the days, in the table for screen readers.",
      ),
      beforeLabel: text(
        "Label of the steps behind the bars: Previous period.",
        { max: 30 },
      ),
      lastDay: date(
        "Last day of all periods, YYYY-MM-DD. The year is not shown.",
      ),
      days: list(
        amount,
        "Daily sales in dollars, oldest first: twice as many days as the longest period can have.",
        { min: 60, max: 60 },
      ),
      periods: list(
        group("SalesPeriod", "One option of the period switch.", {
          label: text("Text on the switch: Last 30 Days.", { max: 30 }),
          length: wholeNumber("Number of days.", { min: 7, max: 30 }),
          total: text("Total sales of the period: $48,210.", { max: 16 }),
          change: text("Change from the previous period: +18%.", { max: 16 }),
          summary: text("The chart in one sentence, for screen readers."),
        }),
        "Periods. The first is selected at the start.",
        { min: 2, max: 2 },
      ),
    }),
    tiles: list(
      group("MetricTile", "A ratio.", {
        label: text("Short name: ROAS.", { max: 12 }),
        meaning: text("Full name of the ratio.", { max: 60 }),
        periods: list(
          group("MetricPeriod", "The ratio in one period.", {
            value: text("The value: 3.4x.", { max: 12 }),
            change: text("Change from the previous period.", { max: 16 }),
          }),
          "One entry per period of `sales`, in the same order.",
          { min: 2, max: 2 },
        ),
      }),
      "The ratios.",
      { min: 3, max: 4 },
    ),
    keywords: group("KeywordTable", "Table of search positions.", {
      title: text("Title of the table.", { max: 60 }),
      columns: columnHeadings(
        "The headings of keyword, position, change, monthly searches, and clicks.",
        5,
      ),
      rows: list(
        group("KeywordRow", "One keyword.", {
          keyword: text("The search phrase.", { max: 60 }),
          volume: amount,
          periods: list(
            group(
              "KeywordStanding",
              "Search position of the keyword in one period.",
              {
                position: wholeNumber("Average position.", {
                  min: 1,
                  max: 100,
                }),
                change: wholeNumber(
                  "Places gained; negative for places lost.",
                  { min: -100, max: 100 },
                ),
                clicks: amount,
              },
            ),
            "One entry per period of `sales`, in the same order.",
            { min: 2, max: 2 },
          ),
        }),
        "The keywords.",
        { min: 3, max: 12 },
      ),
    }),
  },
);
