import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, radius, rule, size, space } from "../../theme/tokens";
import { toRadioName } from "./fit-styles";

interface ChoiceRowProps {
  question: Queries.PlanFinderSectionFragment["questions"][number];
}

/** One question with its answers side by side; nothing is chosen at first. */
export function ChoiceRow({ question: { key, label, answers } }: ChoiceRowProps) {
  return (
    <fieldset css={styles.group}>
      <legend css={styles.question}>{label}</legend>
      <div css={styles.answers}>
        {answers.map((answer) => (
          <label key={answer.key} css={styles.answer}>
            <input css={styles.radio} type="radio" name={toRadioName(key)} value={answer.key} />
            <span css={styles.word}>{answer.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const styles = {
  group: css({ containerType: "inline-size", minWidth: 0, padding: 0, border: 0 }),
  question: css({ padding: 0, marginBottom: space.x2, fontWeight: 600 }),
  answers: css({
    display: "grid",
    rowGap: space.x1,
    padding: space.x1,
    border: `1px solid ${color.inkSoft}`,
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
    // Words whole: a column is as wide as its longest.
    overflowWrap: "break-word",
    "& > * + *": { borderTop: rule.hairline, paddingTop: space.x1 },
    // Side by side where they have room, as wide as their words on phones.
    "@container (min-width: 20.5rem)": {
      gridAutoFlow: "column",
      gridAutoColumns: "auto",
      "& > * + *": { borderTop: 0, paddingTop: 0, borderInlineStart: rule.hairline },
    },
    "@container (min-width: 26rem)": { gridAutoColumns: "minmax(0, 1fr)" },
  }),
  answer: css({
    position: "relative",
    display: "grid",
    cursor: "pointer",
    [media.hover]: { "&:hover > input:not(:checked) ~ span": { background: color.mint } },
  }),
  // Invisible, yet as large as its label: the whole answer is the radio.
  radio: css({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    opacity: 0,
    cursor: "pointer",
    "&:focus-visible ~ span": {
      outline: `0.1875rem solid ${color.maple}`,
      outlineOffset: "0.1875rem",
    },
    "&:checked ~ span": {
      background: color.spruce,
      color: color.white,
      // Forced colors would lay a ground of their own behind these words.
      forcedColorAdjust: "none",
      "@media (forced-colors: active)": { background: "Highlight", color: "HighlightText" },
    },
  }),
  word: css({
    display: "grid",
    placeItems: "center",
    minHeight: "2.75rem",
    padding: space.x1,
    borderRadius: radius.input,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: "center",
  }),
};
