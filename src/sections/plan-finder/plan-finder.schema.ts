import { group, list, reference, section, text } from "../../content/fields";
import { entryKey } from "../../content/fields/link";
import { checkRules } from "./check-rules";

const plan = reference("PricingPlan", "A key of content/shared/pricing-plans.yaml.");

const question = group("FinderQuestion", "One question, answered by one choice.", {
  key: entryKey("Names the question, for the form: hours."),
  label: text("The question, in a few words.", { max: 60 }),
  answers: list(
    group("FinderAnswer", "One answer.", {
      key: entryKey("Names the answer, for the rules; no other answer of the section has it."),
      label: text("The answer, short enough for a third of a phone.", { max: 24 }),
    }),
    "The answers, from less to more.",
    { min: 2, max: 3 },
  ),
});

const rule = group("FinderRule", "Who is told which plan.", {
  when: list(entryKey("The key of an answer."), "The answers that it asks for, all of them.", {
    max: 3,
  }).optional(),
  plan,
});

const fit = group("FinderFit", "What is said of a plan that fits.", {
  plan,
  start: text("What happens in the first days, in one or two lines.", { max: 240 }),
});

export const planFinderSchema = section(
  "plan-finder",
  "A few questions that end in the plan that fits.",
  {
    prompt: text("Shown until every question has its answer.", { max: 90 }),
    startLabel: text("Over what happens first: The first 14 days.", { max: 40 }),
    questions: list(question, "The questions, in order.", { min: 2, max: 3 }),
    rules: list(
      rule,
      "Read from top to bottom: the first rule whose answers were all given decides. The last has no `when`, and is for all who are left.",
      { max: 12 },
    ),
    fits: list(fit, "What is said of each plan.", { min: 2, max: 4 }),
  },
).superRefine((finder, context) => {
  for (const issue of checkRules(finder)) {
    const { path = [], message } = issue;
    context.addIssue({
      code: "custom",
      path: [...path],
      message,
      params: { explain: () => issue },
    });
  }
});
