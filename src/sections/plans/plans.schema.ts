import { actions, list, reference, section, text } from "../../content/fields";

export const plansSchema = section(
  "plans",
  "Plans side by side; on small screens they open one at a time.",
  {
    plans: list(reference("Plan", "A key of content/shared/plans.yaml."), "The plans, in order.", {
      min: 2,
      max: 4,
    }),
    samePlan: text("What a plan is called on the pricing page; {name} is filled in.", {
      max: 60,
    }).optional(),
    actions: actions.optional(),
  },
);
