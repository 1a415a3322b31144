import { actions, group, icon, list, markdown, section, text } from "../../content/fields";

export const stepsSchema = section("steps", "What happens, in order.", {
  items: list(
    group("Step", "One step.", {
      icon: icon.optional(),
      title: text("What is done.", { max: 70 }),
      text: markdown("What that means in practice.", { max: 900 }),
    }),
    "The steps, in order; they are numbered for you.",
    { min: 2, max: 8 },
  ),
  actions: actions.optional(),
});
