import {
  group,
  list,
  reference,
  reportProblem,
  section,
  text,
} from "../../../content/fields";
import { entryKey } from "../../../content/fields/link";
import { checkRules } from "./check-rules";

const plan = reference(
  "PricingPlan",
  "A key in content/shared/pricing-plans.yaml.",
);

const question = group(
  "FinderQuestion",
  "A question with one answer to choose.",
  {
    key: entryKey("Key of the question, unique in the section: hours."),
    label: text("The question, in a few words.", { max: 60 }),
    answers: list(
      group("FinderAnswer", "One answer.", {
        key: entryKey(
          "Key of the answer, used by `rules`. Unique in the section.",
        ),
        label: text(
          "The answer, short enough for a third of a phone's width.",
          { max: 24 },
        ),
      }),
      "The answers, from less to more.",
      { min: 2, max: 3 },
    ),
  },
);

const rule = group("FinderRule", "A rule that decides which plan fits.", {
  when: list(
    entryKey("Key of an answer."),
    "Required answers. Leave out in the last rule.",
    {
      max: 3,
    },
  ).optional(),
  plan,
});

const fit = group("FinderFit", "Text for a plan that fits.", {
  plan,
  start: text("What happens in the first days, in one or two lines.", {
    max: 240,
  }),
});

export const planFinderSchema = section(
  "plan-finder",
  "A few questions that lead to the right plan.",
  {
    startLabel: text("Heading of `start`: The first 14 days.", { max: 40 }),
    questions: list(question, "The questions, in order.", { min: 2, max: 3 }),
    rules: list(
      rule,
      "Rules, from top to bottom. The first whose answers are all given decides; the last has no `when` and matches everyone else.",
      { max: 12 },
    ),
    fits: list(fit, "Text for each plan.", { min: 2, max: 4 }),
  },
  { once: true, ownFigures: true },
).superRefine((finder, context) => {
  for (const issue of checkRules(finder)) reportProblem(context, issue);
});
