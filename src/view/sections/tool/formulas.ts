import { formatDollars } from "../../../lib/format/format-dollars";

/** What a formula makes of the sliders' values. */
interface Result {
  /** Undefined if the values allow none. */
  figure: string | undefined;
  /** What the figure is compared with. */
  other?: { name: string; figure: string };
  /** What the lines below the figure are filled in with. */
  words: Readonly<Record<string, string>>;
  /** The row of the worked table. */
  cells: readonly string[];
  /** The row of the plan, last in the table. */
  planCells?: readonly string[];
}

const workWeek = 40;

/**
 * The return that an ad must bring before it earns anything: 1 divided by the share that is left of a sale, to one decimal and rounded up,
 * so that it never promises too little.
 */
export function findBreakEven([cost = 0, refunds = 0]: number[]): Result {
  const left = 100 - cost - refunds;
  const needed = (Math.ceil(1000 / left - 1e-9) / 10).toFixed(1);
  return {
    figure: left > 0 ? `${needed}x` : undefined,
    words: { sales: `$${needed}0` },
    cells: [`$${left}`, `${needed}x`],
  };
}

/** What a hire costs next to a plan: the values are the salary, apps, the owner's hours, and what is left of $100 of sales. */
export function compareHire(
  values: number[],
  plan: Queries.ComparedPlanFragment,
): Result {
  const [salary = 0, apps = 0, hours = 0, left = 100] = values;
  const { price } = plan.monthly;
  // The owner's hours are paid like the hire's.
  const people = (salary * (1 + hours / workWeek)) / 12;
  const cost = Math.round(people + apps);
  const hire = formatDollars(findSalesToPay(cost, left));
  const months = String(Math.floor((cost * 12) / price));
  const planSales = formatDollars(findSalesToPay(price, left));
  return {
    figure: formatDollars(cost),
    other: { name: plan.name, figure: formatDollars(price) },
    words: { hire, plan: planSales, months },
    cells: [formatDollars(salary), formatDollars(cost), hire, months],
    planCells: [plan.name, formatDollars(price), planSales, "12"],
  };
}

/** The sales that leave as much as something costs, rounded up. */
function findSalesToPay(cost: number, left: number): number {
  return Math.ceil((cost * 100) / left);
}
