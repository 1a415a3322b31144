import { type CSSObject, css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { SectionHeader } from "../../components/section/section-header";
import { formatDollars } from "../../site/format/format-dollars";
import { color, radius, rule, size, space } from "../../theme/tokens";
import { promptProperty, seenBy, toFitStyles, whereFits, toRadioName } from "./fit-styles";
import { PlanFit } from "./plan-fit";
import { radioInput, radioLabel, radioWords } from "../../components/ui/radio-switch";

/**
 * A few questions that end in the plan that fits. CSS decides by the rules of the page which of the plans is seen; where it can't, the
 * list of all plans says whom each is for.
 */
export function PlanFinder(props: Queries.PlanFinderSectionFragment) {
  const { anchor, tone, kicker, heading, text, prompt, startLabel, questions, rules, fits } = props;
  const plans = fits.map(({ plan }) => plan.key);
  return (
    <Band anchor={anchor} tone={tone}>
      <div css={toFitStyles(questions, rules, plans)}>
        <Columns ratio="pair">
          <div css={styles.words}>
            <SectionHeader kicker={kicker} heading={heading} text={text} />
            <div css={styles.questions}>
              {questions.map((question) => (
                <ChoiceRow key={question.key} question={question} />
              ))}
            </div>
          </div>
          <div css={styles.sheet} aria-live="polite">
            <div css={styles.waiting}>
              <p css={styles.prompt}>{prompt}</p>
              {fits.map(({ plan }) => (
                <p key={plan.key} css={styles.entry}>
                  <span>{plan.name}</span> <span>{formatDollars(plan.monthly.price)}</span>
                </p>
              ))}
            </div>
            <ul css={styles.fits}>
              {fits.map((fit) => (
                <PlanFit key={fit.plan.key} fit={fit} startLabel={startLabel} />
              ))}
            </ul>
          </div>
        </Columns>
      </div>
    </Band>
  );
}

/** One over the other: the sheet is as high as the longest of them, and nothing moves. */
const piled = whereFits({ display: "grid", "& > *": { gridArea: "1 / 1" } });

/** No answer would come of the questions. */
const whereNothingFits: CSSObject = { "@supports not selector(:has(a))": { display: "none" } };

const styles = {
  words: css({ display: "grid", gap: space.x8, alignContent: "space-between" }),
  questions: css({ display: "grid", gap: space.x6 }, whereNothingFits),
  sheet: css(piled),
  // A page of the ledger that waits for its entry: the words stand on its lines.
  waiting: css(
    {
      padding: `0 ${space.x6}`,
      border: rule.hairline,
      borderRadius: radius.card,
      background: `repeating-linear-gradient(${color.paper} 0 calc(${space.x12} - 1px), ${color.line} 0 ${space.x12})`,
      lineHeight: space.x12,
    },
    seenBy(promptProperty, "visible"),
    whereNothingFits,
  ),
  prompt: css({ fontSize: size.h3 }),
  entry: css({ display: "flex", justifyContent: "space-between", fontWeight: 600 }),
  fits: css({ display: "grid", gap: space.x4 }, piled),
};

export const planFinderSectionFragment = graphql`
  fragment PlanFinderSection on PlanFinderSection {
    ...SectionOpening
    tone
    prompt
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

interface ChoiceRowProps {
  question: Queries.PlanFinderSectionFragment["questions"][number];
}

/** One question with its answers side by side; nothing is chosen at first. */
function ChoiceRow({ question: { key, label, answers } }: ChoiceRowProps) {
  return (
    <fieldset css={choiceRowStyles.group} data-question>
      <legend css={choiceRowStyles.question}>{label}</legend>
      <div css={choiceRowStyles.answers}>
        {answers.map((answer) => (
          <label key={answer.key} css={choiceRowStyles.answer}>
            <input css={radioInput} type="radio" name={toRadioName(key)} value={answer.key} />
            <span css={choiceRowStyles.words}>{answer.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choiceRowStyles = {
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
