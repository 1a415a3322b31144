import { graphql } from "gatsby";
import { useId, useState } from "react";
import { Section } from "../../components/section/section";
import { useOwnLine } from "../../components/section/own-line";
import { PlusSign } from "../../components/ui/plus-sign";
import { RangeInput } from "../../components/ui/range-input";
import { Table } from "../../components/ui/ruled-table";
import { fillMessage } from "../../../lib/format/fill-message";
import {
  color,
  css,
  media,
  numeral,
  rule,
  size,
  space,
  withAccount,
} from "../../theme";

/** What is left of $100 in the worked table, for visitors without scripts. */
const examples = [60, 50, 40, 30, 20];

/** The return that an ad must bring before it earns anything: 1 divided by the share of a sale that is left. */
export function Calculator(props: Queries.CalculatorSectionFragment) {
  const { cost, refunds, result, meaning, impossible, columns, ...frame } =
    props;
  const [values, setValues] = useState({
    cost: cost.value,
    refunds: refunds.value,
  });
  const id = useId();
  const [, setOwnLine] = useOwnLine();
  const needed = findNeeded(values);
  const change = (changed: Partial<typeof values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    const own = findNeeded(next);
    setOwnLine(
      own === undefined
        ? undefined
        : { text: `${result} ${own}×`, level: 100 * Number(own) },
    );
  };
  return (
    <Section {...frame} hasAccount>
      <div css={styles.sheet}>
        <div css={styles.sliders}>
          {(["cost", "refunds"] as const).map((name) => (
            <RangeInput
              key={name}
              id={`${id}-${name}`}
              label={props[name].label}
              shown={`$${values[name]}`}
              value={values[name]}
              max={props[name].max}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
        <output css={styles.result} htmlFor={`${id}-cost ${id}-refunds`}>
          <span>{result}</span>
          <strong css={styles.figure}>
            {needed === undefined ? "–" : `${needed}×`}
          </strong>
          <span>
            {needed === undefined
              ? impossible
              : fillMessage(meaning, { sales: `$${needed}0` })}
          </span>
        </output>
      </div>
      <details css={styles.examples}>
        <summary css={styles.summary}>
          {columns.result}
          <PlusSign />
        </summary>
        <Table
          label={frame.heading}
          headings={[columns.left, columns.result]}
          rows={examples.map((left) => [`$${left}`, <>{breakEven(left)}×</>])}
          css={styles.table}
        />
      </details>
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

function findNeeded({ cost, refunds }: Record<"cost" | "refunds", number>) {
  return breakEven(100 - cost - refunds);
}

const styles = {
  sheet: css({
    display: "grid",
    gap: space.x6,
    alignItems: "end",
    ...withAccount,
  }),
  sliders: css({ display: "grid", gap: space.x4 }),
  result: css({
    display: "grid",
    gap: space.x1,
    fontSize: size.small,
    [media.medium]: { textAlign: "right" },
  }),
  figure: css(numeral, {
    fontSize: "clamp(4rem, 3rem + 4.4vw, 7rem)",
    lineHeight: 0.9,
  }),
  examples: css({ maxWidth: "24rem", fontSize: size.small }),
  summary: css({ fontWeight: 600, borderBlock: rule.hairline }),
  table: css({
    "th, td": { paddingBlock: space.x2, fontWeight: 400 },
    "thead th": { fontWeight: 600, borderBottom: rule.strong },
    "tbody tr": { borderBottom: `1px solid ${color.spruce}` },
    "th + th, td": { textAlign: "right", fontWeight: 650 },
  }),
};

export const calculatorSectionFragment = graphql`
  fragment CalculatorSection on CalculatorSection {
    ...SectionFrame
    cost {
      label
      value
      max
    }
    refunds {
      label
      value
      max
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
