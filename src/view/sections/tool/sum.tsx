import { graphql } from "gatsby";
import { useState } from "react";
import { fillMessage } from "../../../lib/format/fill-message";
import { formatDollars } from "../../../lib/format/format-dollars";
import { useOwnLine } from "../../components/section/own-line";
import { Table } from "../../components/ui/table";
import {
  accountNotes,
  color,
  createStyles,
  media,
  numeral,
  rule,
  size,
  space,
  stack,
} from "../../theme";
import { compareHire, findBreakEven } from "./formulas";

interface SumProps {
  sum: Queries.ToolSumFragment;
  /** Accessible name of the table. */
  heading: string;
}

/** A calculation with the visitor's own values: sliders, the result in the account column, and a worked table for visitors without scripts. */
export function Sum({ sum, heading }: SumProps) {
  const { sliders, plan, result, impossible, lines, columns } = sum;
  const start = sliders.map(({ value }) => value);
  const [values, setValues] = useState(start);
  const [, setOwnLine] = useOwnLine();
  const calculate = (inputs: number[]) =>
    plan ? compareHire(inputs, plan) : findBreakEven(inputs);
  const change = (next: number[]) => {
    const { figure } = calculate(next);
    setValues(next);
    setOwnLine(figure && `${result} ${figure}`);
  };
  const { figure, other, words } = calculate(values);
  const { planCells } = calculate(start);
  const examples = sum.examples.map(
    (example) => calculate(start.with(0, example)).cells,
  );
  return (
    <>
      <div css={styles.sliders}>
        {sliders.map(({ label, isCount, ...slider }, place) => {
          const value = values[place] ?? slider.value;
          return (
            <label key={label} css={styles.slider}>
              <span>{label}</span>{" "}
              <strong>{isCount ? value : formatDollars(value)}</strong>
              <input
                {...slider}
                type="range"
                value={value}
                onChange={({ target }) =>
                  change(values.with(place, target.valueAsNumber))
                }
              />
            </label>
          );
        })}
      </div>
      <output css={styles.result}>
        <span>{result}</span>
        <strong css={styles.figure}>{figure ?? "–"}</strong>
        {other && (
          <span>
            {other.name} <strong css={styles.other}>{other.figure}</strong>
          </span>
        )}
        {(figure ? lines : [impossible]).map((line, place) => (
          <span key={place}>{line && fillMessage(line, words)}</span>
        ))}
      </output>
      <details css={styles.worked}>
        <summary css={styles.summary}>{columns[0]}</summary>
        <Table
          label={heading}
          headings={columns}
          rows={planCells ? [...examples, planCells] : examples}
          css={styles.table}
        />
      </details>
    </>
  );
}

const styles = createStyles({
  sliders: { ...stack(space.x4), [media.medium]: { "&&": { gridColumn: 1 } } },
  // The value stays at the right edge of a label of two lines.
  slider: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: space.x3,
    input: {
      gridColumn: "1 / -1",
      width: "100%",
      height: "2.75rem",
      accentColor: color.spruce,
      // Clear of the words above.
      "&:focus-visible": { outlineOffset: "-6px" },
      [media.noScripts]: { display: "none" },
    },
  },
  result: [
    accountNotes,
    {
      gap: space.x3,
      containerType: "inline-size",
      [media.medium]: { "&&": { gridArea: "1 / 2 / span 2" } },
    },
  ],
  figure: {
    ...numeral,
    // "$12,345" fits the column.
    fontSize: "min(5rem, 24cqi)",
    lineHeight: 0.9,
    whiteSpace: "nowrap",
  },
  other: { ...numeral, display: "block" },
  // At 200% text size, the table scrolls on phones.
  worked: { minWidth: 0, overflowX: "auto" },
  summary: { borderBlock: rule.hairline },
  table: {
    fontSize: size.small,
    "th, td": {
      padding: `${space.x2} ${space.x2} ${space.x2} 0`,
      borderBottom: rule.hairline,
    },
    "tr > :last-child": { paddingRight: 0 },
    "th + th, td": { textAlign: "end" },
  },
});

export const toolSumFragment = graphql`
  fragment ComparedPlan on PricingPlan {
    name
    monthly {
      price
    }
  }

  fragment ToolSum on ToolSum {
    sliders {
      label
      value
      min
      max
      step
      isCount
    }
    examples
    plan {
      ...ComparedPlan
    }
    result
    lines
    impossible
    columns
  }
`;
