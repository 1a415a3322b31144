import { graphql } from "gatsby";
import { useState } from "react";
import { Section } from "../../components/section/section";
import { useOwnLine } from "../../components/section/own-line";
import { Table } from "../../components/ui/ruled-table";
import { Worksheet } from "../../components/ui/worksheet";
import { fillMessage } from "../../../lib/format/fill-message";
import { color, css, rule, size, space } from "../../theme";

const names = ["cost", "refunds"] as const;
type Values = Record<(typeof names)[number], number>;

/** What is left of $100 in the worked table, for visitors without scripts. */
const examples = [60, 50, 40, 30, 20];

/** The return that an ad must bring before it earns anything: 1 divided by the share of a sale that is left. */
export function Calculator(props: Queries.CalculatorSectionFragment) {
  const { cost, refunds, result, meaning, impossible, columns, ...frame } =
    props;
  const [values, setValues] = useState<Values>({
    cost: cost.value,
    refunds: refunds.value,
  });
  const [, setOwnLine] = useOwnLine();
  const needed = findNeeded(values);
  const change = (name: string, value: number) => {
    const next = { ...values, [name]: value };
    setValues(next);
    const own = findNeeded(next);
    setOwnLine(
      own === undefined
        ? undefined
        : { text: `${result} ${own}x`, level: 100 * Number(own) },
    );
  };
  return (
    <Section {...frame} hasAccount>
      <Worksheet
        sliders={names.map((name) => ({
          name,
          label: props[name].label,
          shown: `$${values[name]}`,
          value: values[name],
          max: props[name].max,
        }))}
        onChange={change}
        result={result}
        figure={needed === undefined ? "–" : `${needed}x`}
        lines={[
          needed === undefined
            ? impossible
            : fillMessage(meaning, { sales: `$${needed}0` }),
        ]}
        tableName={columns.result}
        isTableNarrow
      >
        <Table
          label={frame.heading}
          headings={[columns.left, columns.result]}
          rows={examples.map((left) => [
            <span css={left === leftOf(values) && current}>${left}</span>,
            <>{breakEven(left)}x</>,
          ])}
          css={table}
        />
      </Worksheet>
    </Section>
  );
}

/**
 * The return on ads that covers a sale's costs, to one decimal and rounded up, so that it never promises too little.
 * @param left dollars left of $100 in sales, after costs; undefined is returned if nothing is left
 */
export function breakEven(left: number): string | undefined {
  if (left <= 0) return undefined;
  return (Math.ceil(1000 / left - 1e-9) / 10).toFixed(1);
}

function findNeeded(values: Values) {
  return breakEven(leftOf(values));
}

function leftOf({ cost, refunds }: Values): number {
  return 100 - cost - refunds;
}

/** The point at the row of the visitor's own values. */
const current = css({
  "&::before": {
    content: '"● " / ""',
    color: color.maple,
  },
});

const table = css({
  fontSize: size.small,
  "th, td": { paddingBlock: space.x2, fontWeight: 400 },
  "thead th": { fontWeight: 600, borderBottom: rule.strong },
  "tbody tr": { borderBottom: `1px solid ${color.spruce}` },
  "th + th, td": { textAlign: "right", fontWeight: 650 },
});

export const calculatorSectionFragment = graphql`
  fragment CalculatorSection on CalculatorSection {
    ...SectionFrame
    cost {
      ...Slider
    }
    refunds {
      ...Slider
    }
    result
    meaning
    impossible
    columns {
      left
      result
    }
  }
`;
