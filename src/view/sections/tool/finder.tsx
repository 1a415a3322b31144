import { graphql } from "gatsby";
import type { FormEvent } from "react";
import { formatDollars } from "../../../lib/format/format-dollars";
import { choosePlan } from "../../components/plan/choose-plan";
import { useOwnLine } from "../../components/section/own-line";
import { ActionButton } from "../../components/ui/button";
import { RadioSwitch } from "../../components/ui/radio-switch";
import {
  accountNotes,
  createStyles,
  type CSSObject,
  font,
  media,
  numeral,
  space,
  stack,
} from "../../theme";

/**
 * A few questions that lead to the right plan, with CSS alone. The middle answers are preset, so that it starts with a plan.
 * Browsers without :has() show all plans.
 */
export function Finder({
  startLabel,
  questions,
  fits,
}: Queries.ToolFinderFragment) {
  const [, setOwnLine] = useOwnLine();
  const report = ({ currentTarget }: FormEvent) => {
    const plan = fits[findShown(currentTarget)]?.plan;
    if (!plan) return;
    choosePlan(plan.key);
    setOwnLine(
      `${plan.name}: ${formatDollars(plan.monthly.price)} ${plan.period}`,
    );
  };
  return (
    <div css={[styles.finder, buildFitStyles(fits)]} onChange={report}>
      <div css={styles.questions}>
        {questions.map(({ label, answers }) => (
          <div key={label} css={styles.question}>
            <span aria-hidden>{label}</span>
            <RadioSwitch
              label={label}
              options={answers.map((answer) => answer.label)}
              values={answers.map(({ key }) => key)}
              chosen={Math.floor((answers.length - 1) / 2)}
            />
          </div>
        ))}
      </div>
      <ul css={styles.fits} aria-live="polite">
        {fits.map(({ plan, start }, index) => (
          <li key={plan.key} data-answer={index} css={styles.fit}>
            <p>
              <strong css={styles.name}>{plan.name}</strong>
              {`${formatDollars(plan.monthly.price)} ${plan.period}`}
            </p>
            <p>
              <strong css={styles.label}>{startLabel}</strong> {start}
            </p>
            <ActionButton {...plan.action} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The plan that CSS shows as the answer. Not with `checkVisibility`, which browsers lacked before 2024. */
function findShown(finder: Element): number {
  const fits = [...finder.querySelectorAll("[data-answer]")];
  return fits.findIndex(
    (fit) => getComputedStyle(fit).visibility === "visible",
  );
}

/** On paper, all plans are printed. */
const onScreen = "@media screen";
const hasSupport = "@supports selector(:has(a))";

/** A selector for each case, in reverse order: with `:where`, specificity is equal, so the last match wins. The last plan needs no answers. */
function buildFitStyles(fits: Queries.ToolFinderFragment["fits"]): CSSObject {
  const cases = fits.flatMap(({ when }, index) =>
    when.map(({ answers }) => ({ answers, index })),
  );
  const everyoneElse = { answers: [], index: fits.length - 1 };
  const styles: Record<string, CSSObject> = {};
  for (const { answers, index } of [everyoneElse, ...cases.reverse()]) {
    styles[`&${answers.map(selectAnswer).join("")}`] = {
      "[data-answer]": { visibility: "hidden" },
      [`[data-answer="${index}"]`]: { visibility: "visible" },
    };
  }
  return { [onScreen]: { [hasSupport]: styles } };
}

function selectAnswer(key: string): string {
  return `:where(:has([value="${key}"]:checked))`;
}

const styles = createStyles({
  // Its parts are in the columns of the section.
  finder: { display: "contents" },
  questions: {
    ...stack(space.x4),
    [media.medium]: { gridColumn: 1 },
    // Answering would have no effect.
    "@supports not selector(:has(a))": { display: "none" },
    [media.print]: { display: "none" },
  },
  question: {
    ...stack(space.x2),
    alignItems: "center",
    fontFamily: font.label,
    fontWeight: 600,
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 28rem" },
  },
  fits: [
    accountNotes,
    {
      [media.medium]: { "&&": { gridArea: "1 / 2 / span 2" } },
      // Stacked in one grid cell, as high as the tallest, so that nothing shifts.
      [onScreen]: { [hasSupport]: { "& > *": { gridArea: "1 / 1" } } },
    },
  ],
  fit: {
    ...stack(space.x3),
    justifyItems: "start",
    [media.medium]: { justifyItems: "end" },
    textWrap: "balance",
  },
  name: {
    ...numeral,
    display: "block",
    fontSize: "clamp(1.75rem, 2.8vw, 2.5rem)",
  },
  label: { display: "block" },
});

export const toolFinderFragment = graphql`
  fragment ToolFinder on ToolFinder {
    startLabel
    questions {
      label
      answers {
        key
        label
      }
    }
    fits {
      plan {
        key
        name
        monthly {
          price
        }
        period
        action {
          ...PlanButton
        }
      }
      start
      when {
        answers
      }
    }
  }
`;
