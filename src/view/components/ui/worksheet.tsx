import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import {
  contentShown,
  createStyles,
  detailsOpenStyles,
  media,
  numeral,
  rule,
  size,
  space,
  stack,
} from "../../theme";
import { PlusSign } from "./plus-sign";
import { RangeInput, type RangeInputProps } from "./range-input";

interface Slider extends Omit<RangeInputProps, "id" | "onChange"> {
  name: string;
}

interface WorksheetProps {
  sliders: readonly Slider[];
  onChange: (name: string, value: number) => void;
  /** Above the figure. */
  result: string;
  figure: string;
  /** Below the figure. */
  lines: readonly string[];
  /** Names the worked table, which is folded where there is no room next to the sliders. */
  tableName: string;
  /** Set for a table that fits into the account column. */
  isTableNarrow?: boolean;
  /** The table, for visitors without scripts. */
  children: ReactNode;
}

/** A calculation with the visitor's own values, in a section with an account column: sliders, and next to them and the heading the result. */
export function Worksheet({
  sliders,
  onChange,
  result,
  figure,
  lines,
  tableName,
  isTableNarrow,
  children,
}: WorksheetProps) {
  const id = useId();
  return (
    <>
      <div css={styles.sliders}>
        {sliders.map(({ name, ...slider }) => (
          <RangeInput
            key={name}
            {...slider}
            id={`${id}-${name}`}
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </div>
      <output
        css={[styles.result, !isTableNarrow && styles.alone]}
        htmlFor={sliders.map(({ name }) => `${id}-${name}`).join(" ")}
      >
        <span>{result}</span>
        <strong css={[styles.figure, { fontSize: fitFigure(figure.length) }]}>
          {figure}
        </strong>
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </output>
      <details css={isTableNarrow && styles.narrow}>
        <summary css={styles.summary}>
          {tableName}
          <PlusSign />
        </summary>
        {children}
      </details>
    </>
  );
}

/** As large as fits the column's width. */
function fitFigure(length: number): string {
  return `min(clamp(3.5rem, 2.6rem + 4.4vw, 7rem), ${Math.round(170 / length)}cqi)`;
}

const styles = createStyles({
  sliders: { ...stack(space.x4), [media.medium]: { "&&": { gridColumn: 1 } } },
  result: {
    ...stack(space.x1),
    containerType: "inline-size",
    fontSize: size.small,
    [media.medium]: { "&&": { gridArea: "1 / 2" }, textAlign: "right" },
  },
  alone: { [media.medium]: { "&&": { gridRow: "1 / span 2" } } },
  narrow: detailsOpenStyles(
    {
      "&&": { gridArea: "2 / 2" },
      ...contentShown,
      "& > summary": { display: "none" },
    },
    media.medium,
  ),
  figure: { ...numeral, lineHeight: 0.9, whiteSpace: "nowrap" },
  summary: {
    fontSize: size.small,
    fontWeight: 600,
    borderBlock: rule.hairline,
  },
});

export const sliderFragment = graphql`
  fragment Slider on Slider {
    label
    value
    max
    step
  }
`;
