import { css } from "@emotion/react";
import { radioInput, radioLabel, radioWords } from "../../components/ui/radio";
import { color, radius, rule, space } from "../../theme/tokens";
import { toRadioName } from "./fit-styles";

interface ChoiceRowProps {
  question: Queries.PlanFinderSectionFragment["questions"][number];
}

/** One question with its answers side by side; nothing is chosen at first. */
export function ChoiceRow({ question: { key, label, answers } }: ChoiceRowProps) {
  return (
    <fieldset css={styles.group} data-question>
      <legend css={styles.question}>{label}</legend>
      <div css={styles.answers}>
        {answers.map((answer) => (
          <label key={answer.key} css={styles.answer}>
            <input css={radioInput} type="radio" name={toRadioName(key)} value={answer.key} />
            <span css={styles.words}>{answer.label}</span>
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
  answer: css(radioLabel, { display: "grid" }),
  words: css(radioWords, {
    display: "grid",
    placeItems: "center",
    padding: space.x1,
    borderRadius: radius.input,
  }),
};
