import type { CSSObject } from "@emotion/react";
import {
  color,
  createStyles,
  css,
  media,
  radius,
  rule,
  size,
  space,
} from "../../theme";

/** For a label around a radio and its text, which replaces the radio visually. */
export const radioLabel: CSSObject = {
  position: "relative",
  cursor: "pointer",
  [media.hover]: {
    "&:hover > input:not(:checked) ~ span": { background: "var(--answer)" },
  },
};

/** Invisible, but as large as what it chooses, so that all of it can be clicked. A `span` after it shows its state. */
export const coveringRadio: CSSObject = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  "&:focus-visible ~ span": {
    outline: `3px solid ${color.maple}`,
    outlineOffset: "3px",
  },
};

/** For a label with its text in a `span`. */
export const radioInput = css(coveringRadio, {
  "&:checked ~ span": {
    background: color.spruce,
    color: color.white,
    // Forced colors would remove the background that marks the choice and put black behind black text.
    forcedColorAdjust: "none",
    [media.forcedColors]: { background: "Highlight", color: "HighlightText" },
  },
});

/** For the label's text: a large enough touch target. */
export const radioWords: CSSObject = {
  minHeight: "2.75rem",
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
};

interface RadioSwitchProps {
  name: string;
  label: string;
  isLabelShown?: boolean;
  options: readonly string[];
  /** Default: the options' numbers. */
  values?: readonly string[];
  /** Number of the option that is chosen at first. */
  chosen?: number;
  onChoose?: (index: number) => void;
}

/** A native radio group: keyboard, touch, and assistive technology work without JavaScript. */
export function RadioSwitch({
  name,
  label,
  isLabelShown,
  options,
  values,
  chosen = 0,
  onChoose,
}: RadioSwitchProps) {
  return (
    <fieldset css={styles.fieldset}>
      <legend
        className={isLabelShown ? undefined : "visually-hidden"}
        css={styles.legend}
      >
        {label}
      </legend>
      <div css={styles.options} data-tone="paper">
        {options.map((option, index) => (
          <label key={option} css={styles.option}>
            <input
              css={radioInput}
              type="radio"
              name={name}
              value={values?.[index] ?? index}
              defaultChecked={index === chosen}
              onChange={() => onChoose?.(index)}
            />
            <span css={styles.words}>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For the element around a switch: shows the selected `[data-option]`, or all without :has(). */
export function showSelectedOption(count: number): CSSObject {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `&:has(input[value="${index}"]:checked) [data-option]:not([data-option="${index}"])`,
      { display: "none" },
    ]),
  );
}

const styles = createStyles({
  fieldset: {
    position: "relative",
    flexGrow: 1,
    minWidth: 0,
    padding: 0,
    border: 0,
    [media.medium]: { flexGrow: 0 },
  },
  options: {
    display: "flex",
    // At 200% text size the options are stacked.
    flexWrap: "wrap",
    border: rule.hairline,
    borderRadius: radius.pill,
  },
  legend: { padding: 0, marginBottom: space.x2, fontWeight: 600 },
  option: [radioLabel, { flex: "1 1 min-content" }],
  words: [
    radioWords,
    {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      // Four brands fit in one row on the narrowest phone.
      paddingInline: `max(${space.x1}, 0.8vw)`,
      borderRadius: radius.pill,
      overflowWrap: "normal",
      transition: "background-color 0.2s, color 0.2s",
    },
  ],
});
