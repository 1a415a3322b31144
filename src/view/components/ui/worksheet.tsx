import { type ReactNode, useId } from "react";
import {
  css,
  media,
  numeral,
  rule,
  size,
  space,
  stack,
  withAccount,
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
  /** Names the worked table, which is folded. */
  tableName: string;
  /** The table, for visitors without scripts. */
  children: ReactNode;
}

/** A calculation with the visitor's own values: sliders, and the result in the account column. */
export function Worksheet({
  sliders,
  onChange,
  result,
  figure,
  lines,
  tableName,
  children,
}: WorksheetProps) {
  const id = useId();
  return (
    <>
      <div css={styles.sheet}>
        <div css={stack(space.x4)}>
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
          css={styles.result}
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
      </div>
      <details>
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

const styles = {
  sheet: css({
    display: "grid",
    gap: space.x4,
    alignItems: "start",
    ...withAccount,
  }),
  result: css({
    containerType: "inline-size",
    display: "grid",
    gap: space.x1,
    fontSize: size.small,
    [media.medium]: { textAlign: "right" },
  }),
  figure: css(numeral, { lineHeight: 0.9, whiteSpace: "nowrap" }),
  summary: css({
    fontSize: size.small,
    fontWeight: 600,
    borderBlock: rule.hairline,
  }),
};
