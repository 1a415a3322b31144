import {
  actions,
  list,
  reference,
  section,
  text,
} from "../../../content/fields";

export const plansSchema = section(
  "plans",
  "Plans side by side; on small screens they open one at a time.",
  {
    plans: list(
      reference("Plan", "A key in content/shared/plans.yaml."),
      "Plans, in order.",
      {
        min: 2,
        max: 4,
      },
    ),
    samePlan: text(
      "Line under the price with the plan's name on the pricing page, which is {name}.",
      {
        max: 60,
      },
    ).optional(),
    actions: actions.optional(),
  },
  { recordIds: ["plans"] },
);
