import { useId } from "react";
import {
  color,
  createStyles,
  type CSSObject,
  focusRing,
  media,
  radius,
  rule,
  size,
  space,
  wrappingLine,
} from "../../theme";

/** Invisible, but as large as what it chooses, so that all of it can be clicked. A `span` after it shows its state. */
export const coveringRadio: CSSObject = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  "&:focus-visible ~ span": focusRing,
};

interface RadioSwitchProps {
  /** Of the radios. Default: a unique one. */
  name?: string;
  label: string;
  options: readonly string[];
  /** Default: the options' numbers. */
  values?: readonly string[];
  /** Number of the option that is chosen at first. */
  chosen?: number;
}

/** A native radio group: keyboard, touch, and assistive technology work without JavaScript. */
export function RadioSwitch({
  name,
  label,
  options,
  values,
  chosen = 0,
}: RadioSwitchProps) {
  const ownName = useId();
  return (
    <fieldset css={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option, index) => (
        <label key={option} css={styles.option}>
          <input
            css={styles.radio}
            type="radio"
            name={name ?? ownName}
            value={values?.[index] ?? index}
            defaultChecked={index === chosen}
          />
          <span css={styles.words}>{option}</span>
        </label>
      ))}
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
  group: {
    // At 200% text size the options are stacked.
    ...wrappingLine,
    flexGrow: 1,
    minWidth: 0,
    padding: 0,
    border: rule.hairline,
    borderRadius: radius.pill,
    [media.medium]: { flexGrow: 0 },
  },
  option: {
    position: "relative",
    flex: "1 1 min-content",
    [media.medium]: { flexBasis: 0 },
    [media.hover]: {
      "&:hover > input:not(:checked) ~ span": { background: "var(--answer)" },
    },
  },
  radio: [
    coveringRadio,
    {
      "&:checked ~ span": {
        background: color.spruce,
        color: color.white,
        // Forced colors would remove the background that marks the choice and put black behind black text.
        forcedColorAdjust: "none",
        [media.forcedColors]: {
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  ],
  words: {
    // A large enough touch target.
    minHeight: "2.75rem",
    fontSize: size.small,
    [media.belowMedium]: { fontSize: "0.875rem" },
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: "center",
    display: "grid",
    placeContent: "center",
    // Four brands fit in one row on the narrowest phone.
    paddingInline: `max(${space.x1}, 0.8vw)`,
    borderRadius: radius.pill,
    overflowWrap: "normal",
    transition: "background-color 0.2s, color 0.2s",
  },
});
