/** One day of a chart, beside the day that took its place in the period before. */
export interface ChartDay {
  /** As readers write it: Jun 30. */
  date: string;
  value: number;
  before: number;
}
