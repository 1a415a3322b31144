import { z } from "zod";
import { group, list, reference } from "../../content-model/fields";
import { actions, sectionFrame } from "../../content-model/shared-fields";

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
    actions: actions.optional(),
  },
);
