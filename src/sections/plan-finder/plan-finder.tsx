import { type CSSObject, css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { Button } from "../../components/ui/button";
import { SectionHeader } from "../../components/section/section-header";
import { formatDollars } from "../../site/format/format-dollars";
import { color, font, labelText, numeral, radius, rule, size, space } from "../../theme/tokens";
import { visibleWhen, buildFitStyles, hasSupport, radioName } from "./fit-styles";
import { radioInput, radioLabel, radioWords } from "../../components/ui/radio-switch";

/**
 * A few questions that lead to the right plan, with CSS alone. The middle answers are preset, so that it starts with a plan.
 * Browsers without :has() show all plans.
 */
export function PlanFinder(props: Queries.PlanFinderSectionFragment) {
  const { startLabel, questions, fits, ...frame } = props;
  return (
    <Band {...frame}>
      <div css={buildFitStyles(props)}>
        <Columns start={7}>
          <div css={styles.words}>
            <SectionHeader {...frame} />
            <div css={styles.questions}>
              {questions.map(({ key, label, answers }) => (
                <fieldset key={key} css={styles.group} data-question>
                  <legend css={styles.question}>{label}</legend>
                  <div css={styles.answers}>
                    {answers.map((answer, index) => (
                      <label key={answer.key} css={styles.answer}>
                        <input
                          css={radioInput}
                          type="radio"
                          name={radioName(key)}
                          value={answer.key}
                          defaultChecked={index === Math.floor((answers.length - 1) / 2)}
                        />
                        <span css={styles.choice}>{answer.label}</span>
                      </label>
                    ))}
                  </div>
                </fieldset>
              ))}
            </div>
          </div>
          <div css={styles.sheet} aria-live="polite">
            <ul css={styles.fits}>
              {fits.map(({ plan: { key, name, description, monthly, period, action }, start }) => (
                <li key={key} data-answer css={[styles.fit, hasSupport(visibleWhen(key))]}>
                  <p css={styles.fee}>
                    <strong css={styles.name}>{name}</strong>{" "}
                    <span>
                      <strong css={styles.price}>{formatDollars(monthly.price)}</strong> {period}
                    </span>
                  </p>
                  <p>{description}</p>
                  <p css={styles.start}>
                    <strong css={styles.label}>{startLabel}</strong> {start}
                  </p>
                  <Button to={action.link}>{action.label}</Button>
                </li>
              ))}
            </ul>
          </div>
        </Columns>
      </div>
    </Band>
  );
}

/** Stacked in one grid cell, as high as the tallest, so that nothing shifts. */
const piled = hasSupport({ display: "grid", "& > *": { gridArea: "1 / 1" } });

/** Without :has(), answering would have no effect. */
const whereNothingFits: CSSObject = { "@supports not selector(:has(a))": { display: "none" } };

const styles = {
  words: css({ display: "grid", gap: space.x8, alignContent: "space-between" }),
  questions: css({ display: "grid", gap: space.x6 }, whereNothingFits),
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
    // Words are not broken: a column is as wide as its longest word.
    overflowWrap: "break-word",
    "& > * + *": { borderTop: rule.hairline, paddingTop: space.x1 },
    // Side by side if they fit; on phones, as wide as their text.
    "@container (min-width: 20.5rem)": {
      gridAutoFlow: "column",
      gridAutoColumns: "auto",
      "& > * + *": { borderTop: 0, paddingTop: 0, borderInlineStart: rule.hairline },
    },
    "@container (min-width: 26rem)": { gridAutoColumns: "minmax(0, 1fr)" },
  }),
  answer: css(radioLabel, { display: "grid" }),
  choice: css(radioWords, {
    display: "grid",
    placeItems: "center",
    padding: space.x1,
    borderRadius: radius.input,
  }),
  sheet: css({ display: "grid" }),
  fits: css({ display: "grid", gap: space.x4 }, piled),
  fit: css({
    display: "grid",
    gap: space.x4,
    alignContent: "start",
    justifyItems: "start",
    paddingTop: space.x4,
    borderTop: `2px solid ${color.spruce}`,
  }),
  fee: css({
    justifySelf: "stretch",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.x6,
    ...labelText,
  }),
  name: css({ fontFamily: font.display, fontSize: size.h2, fontWeight: 700, lineHeight: 1.1 }),
  price: css(numeral, { fontSize: size.h1Long }),
  start: css({
    paddingTop: space.x4,
    borderTop: `1px solid ${color.spruce}`,
    fontSize: size.small,
  }),
  label: css({ display: "block" }),
};

export const planFinderSectionFragment = graphql`
  fragment PlanFinderSection on PlanFinderSection {
    ...SectionOpening
    startLabel
    questions {
      key
      label
      answers {
        key
        label
      }
    }
    rules {
      when
      plan {
        key
      }
    }
    fits {
      plan {
        key
        name
        description
        monthly {
          price
        }
        period
        action {
          ...Action
        }
      }
      start
    }
  }
`;
