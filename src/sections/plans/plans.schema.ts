import { z } from "zod";
import { reference } from "../../content/fields/reference";
import { group, list } from "../../content/fields/structure";
import { text } from "../../content/fields/text";
import { actions, sectionFrame } from "../../content/fields/shared-fields";

export const plansSchema = group(
  "PlansSection",
  "Plans side by side; on small screens they open one at a time.",
  {
    type: z.literal("plans").meta({ description: "plans" }),
    ...sectionFrame,
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
