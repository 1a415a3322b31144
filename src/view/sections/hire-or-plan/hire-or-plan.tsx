import { graphql } from "gatsby";
import { useState } from "react";
import { fillMessage } from "../../../lib/format/fill-message";
import { formatDollars } from "../../../lib/format/format-dollars";
import { Section } from "../../components/section/section";
import { RuledTable } from "../../components/ui/ruled-table";
import { Worksheet } from "../../components/ui/worksheet";
import { css, media, size, space } from "../../theme";

type SectionFields = Queries.HireOrPlanSectionFragment;

const names = ["salary", "apps", "hours", "left"] as const;
type Values = Record<(typeof names)[number], number>;

/** Salaries of the worked table, for visitors without scripts. */
const salaries = [36_000, 48_000, 60_000, 72_000];
const workWeek = 40;

/** What a hire costs next to a plan, from the visitor's own figures. */
export function HireOrPlan(props: SectionFields) {
  const { plan, salary, apps, hours, left, ...words } = props;
  const { result, salesLine, monthsLine, columns, ...frame } = words;
  const start = {
    salary: salary.value,
    apps: apps.value,
    hours: hours.value,
    left: left.value,
  };
  const [values, setValues] = useState<Values>(start);
  const { price } = plan.monthly;
  const cost = monthlyCost(values);
  return (
    <Section {...frame} hasAccount>
      <Worksheet
        sliders={names.map((name) => ({
          name,
          label: props[name].label,
          shown: formatValue(name, values[name]),
          value: values[name],
          // Nothing left of a sale could never pay.
          min: name === "left" ? left.step : 0,
          max: props[name].max,
          step: props[name].step,
        }))}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
        result={result}
        figure={formatDollars(cost)}
        lines={[
          fillMessage(salesLine, {
            hire: formatDollars(salesToPay(cost, values.left)),
            plan: formatDollars(salesToPay(price, values.left)),
          }),
          fillMessage(monthsLine, { months: monthsOfPlan(cost, price) }),
        ]}
        tableName={result}
      >
        <RuledTable
          label={frame.heading}
          headings={[
            columns.salary,
            columns.cost,
            columns.sales,
            columns.months,
          ]}
          rows={[
            ...salaries.map((each) => {
              const monthly = monthlyCost({ ...start, salary: each });
              return [
                formatDollars(each),
                formatDollars(monthly),
                formatDollars(salesToPay(monthly, start.left)),
                monthsOfPlan(monthly, price),
              ];
            }),
            [
              plan.name,
              formatDollars(price),
              formatDollars(salesToPay(price, start.left)),
              12,
            ],
          ]}
          css={table}
        />
      </Worksheet>
    </Section>
  );
}

/** The hire, the apps, and the owner's hours at the hire's rate, in whole dollars a month. */
export function monthlyCost({ salary, apps, hours }: Values): number {
  const people = (salary * (1 + hours / workWeek)) / 12;
  return Math.round(people + apps);
}

/** The sales that leave as much as something costs, rounded up. */
export function salesToPay(cost: number, left: number): number {
  return Math.ceil((cost * 100) / left);
}

/** The whole months of a plan that a year of the hire would pay for. */
export function monthsOfPlan(cost: number, price: number): number {
  return Math.floor((cost * 12) / price);
}

function formatValue(name: keyof Values, value: number): string {
  return name === "hours" ? String(value) : formatDollars(value);
}

const table = css({
  fontSize: size.small,
  "tbody tr:last-child": { fontWeight: 650 },
  td: {
    [media.medium]: { textAlign: "right" },
    // Stacked entries have no column headings.
    [media.belowMedium]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: space.x4,
      paddingRight: 0,
      "&::before": { content: 'attr(data-label) / ""', fontWeight: 400 },
    },
  },
  "thead th + th": { textAlign: "right" },
});

export const hireOrPlanSectionFragment = graphql`
  fragment HireOrPlanSection on HireOrPlanSection {
    ...SectionFrame
    plan {
      name
      monthly {
        price
      }
    }
    salary {
      ...Slider
    }
    apps {
      ...Slider
    }
    hours {
      ...Slider
    }
    left {
      ...Slider
    }
    result
    salesLine
    monthsLine
    columns {
      salary
      cost
      sales
      months
    }
  }
`;
