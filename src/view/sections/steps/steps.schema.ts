import {
  actions,
  group,
  list,
  markdown,
  section,
  text,
} from "../../../content/fields";

export const stepsSchema = section("steps", "Numbered steps.", {
  items: list(
    group("Step", "One step.", {
      title: text("Title of the step: what is done.", { max: 70 }),
      text: markdown("What the step means in practice.", { max: 900 }),
    }),
    "The steps, in order. They are numbered automatically.",
    { min: 2, max: 8 },
  ),
  actions: actions.optional(),
});
