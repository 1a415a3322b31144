import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { useOwnLine } from "../../components/section/own-line";
import { Button } from "../../components/ui/button";
import { SectionHeader } from "../../components/section/section-header";
import { choosePlan } from "../../components/plan/choose-plan";
import { formatDollars } from "../../../lib/format/format-dollars";
import {
  color,
  createStyles,
  font,
  halves,
  numeral,
  radius,
  rule,
  size,
  space,
  stack,
} from "../../theme";
import {
  radioInput,
  radioLabel,
  radioWords,
} from "../../components/ui/radio-switch";

type Fit = Queries.PlanFinderSectionFragment["fits"][number];

/**
 * A few questions that lead to the right plan, with CSS alone. The middle answers are preset, so that it starts with a plan.
 * Browsers without :has() show all plans.
 */
export function PlanFinder(props: Queries.PlanFinderSectionFragment) {
  const { startLabel, questions, rules, fits, ...frame } = props;
  const [, setOwnLine] = useOwnLine();
  const choose = (key: string) => {
    choosePlan(key);
    const plan = fits.find((fit) => fit.plan.key === key)?.plan;
    setOwnLine(plan && { text: describePlan(plan) });
  };
  return (
    <Band {...frame}>
      <div
        css={[halves, buildFitStyles(rules)]}
        onChange={({ currentTarget }) => choose(findFit(currentTarget))}
      >
        <div css={styles.words}>
          <SectionHeader {...frame} />
          <div css={styles.questions}>
            {questions.map(({ key, label, answers }) => (
              <fieldset key={key} css={styles.group} data-question>
                <legend css={styles.question}>{label}</legend>
                <div css={styles.answers} data-tone="paper">
                  {answers.map((answer, index) => (
                    <label key={answer.key} css={styles.answer}>
                      <input
                        css={radioInput}
                        type="radio"
                        name={`fit-${key}`}
                        value={answer.key}
                        defaultChecked={
                          index === Math.floor((answers.length - 1) / 2)
                        }
                      />
                      <span css={styles.choice}>{answer.label}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </div>
        <div aria-live="polite">
          <ul css={styles.fits}>
            {fits.map(
              ({
                plan: { key, name, description, monthly, period, action },
                start,
              }) => (
                <li key={key} data-answer={key} css={styles.fit}>
                  <p css={styles.fee}>
                    <strong css={styles.name}>{name}</strong>{" "}
                    <span>
                      <strong css={styles.price}>
                        {formatDollars(monthly.price)}
                      </strong>{" "}
                      {period}
                    </span>
                  </p>
                  <p>{description}</p>
                  <p css={styles.start}>
                    <strong css={styles.label}>{startLabel}</strong> {start}
                  </p>
                  <Button to={action.link}>{action.label}</Button>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
    </Band>
  );
}

function describePlan({ name, monthly, period }: Fit["plan"]): string {
  return `${name}: ${formatDollars(monthly.price)} ${period}`;
}

/** The plan that CSS shows as the answer. */
function findFit(finder: Element): string {
  const fits = [...finder.querySelectorAll<HTMLElement>("[data-answer]")];
  // Not `checkVisibility`, which browsers lacked before 2024.
  const shown = fits.find(
    (fit) => getComputedStyle(fit).visibility === "visible",
  );
  return shown?.dataset["answer"] ?? "";
}

const hasSupport = "@supports selector(:has(a))";

/** A selector per rule, in reverse order: with `:where`, specificity is equal, so the last match wins. */
function buildFitStyles(
  rules: Queries.PlanFinderSectionFragment["rules"],
): CSSObject {
  const styles = rules.map(({ when, plan }): [string, CSSObject] => {
    const answered =
      when?.map((key) => `:where(:has([value="${key}"]:checked))`) ?? [];
    const shown = `[data-answer="${plan.key}"]`;
    return [
      `&${answered.join("")}`,
      {
        "[data-answer]": { visibility: "hidden" },
        [shown]: { visibility: "visible" },
      },
    ];
  });
  return { [hasSupport]: Object.fromEntries(styles.reverse()) };
}

const styles = createStyles({
  words: { display: "grid", gap: space.x8, alignContent: "space-between" },
  questions: {
    display: "grid",
    gap: space.x6,
    // Answering would have no effect.
    "@supports not selector(:has(a))": { display: "none" },
  },
  group: {
    containerType: "inline-size",
    minWidth: 0,
    padding: 0,
    border: 0,
  },
  question: { padding: 0, marginBottom: space.x2, fontWeight: 600 },
  answers: {
    display: "grid",
    rowGap: space.x1,
    padding: space.x1,
    border: `1px solid ${color.inkSoft}`,
    borderRadius: radius.card,
    // Words are not broken: a column is as wide as its longest word.
    overflowWrap: "break-word",
    "& > * + *": { borderTop: rule.hairline, paddingTop: space.x1 },
    // Side by side if they fit; on phones, as wide as their text.
    "@container (min-width: 20.5rem)": {
      gridAutoFlow: "column",
      gridAutoColumns: "auto",
      "& > * + *": {
        borderTop: 0,
        paddingTop: 0,
        borderInlineStart: rule.hairline,
      },
    },
    "@container (min-width: 26rem)": { gridAutoColumns: "minmax(0, 1fr)" },
  },
  answer: [radioLabel, { display: "grid" }],
  choice: [
    radioWords,
    {
      display: "grid",
      placeItems: "center",
      padding: space.x1,
      borderRadius: radius.input,
    },
  ],
  fits: {
    display: "grid",
    gap: space.x4,
    // Stacked in one grid cell, as high as the tallest, so that nothing shifts.
    [hasSupport]: { "& > *": { gridArea: "1 / 1" } },
  },
  fit: {
    ...stack(space.x4),
    justifyItems: "start",
    paddingTop: space.x4,
    borderTop: rule.strong,
  },
  fee: {
    justifySelf: "stretch",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.x6,
    fontFamily: font.label,
    fontSize: size.small,
  },
  name: { fontFamily: font.display, fontSize: size.h2, lineHeight: 1.1 },
  price: { ...numeral, fontSize: size.h1Long },
  start: {
    paddingTop: space.x4,
    borderTop: `1px solid ${color.spruce}`,
    fontSize: size.small,
  },
  label: { display: "block" },
});

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
          ...PlanButton
        }
      }
      start
    }
  }
`;
