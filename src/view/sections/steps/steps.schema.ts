import {
  actions,
  flag,
  group,
  list,
  markdown,
  section,
  text,
} from "../../../content/fields";

export const stepsSchema = section(
  "steps",
  "Steps on one line, numbered or with their days.",
  {
    lanes: group("StepLanes", "Labels of the two parts of each step.", {
      ours: text("Above what we do: We.", { max: 20 }),
      yours: text("Above what the client does: You.", { max: 20 }),
    }).optional(),
    items: list(
      group("Step", "One step.", {
        day: text("When, instead of the step's number: Day 1.", {
          max: 20,
        }).optional(),
        title: text("Title of the step: what is done.", { max: 70 }),
        isGoal: flag(
          "True for the step that the point marks. Default: the last one.",
        ),
        text: markdown("What the step means in practice.", { max: 900 }),
        yours: text("What the client does in this step.", {
          max: 160,
        }).optional(),
      }),
      "The steps, in order. They are numbered automatically.",
      { min: 2, max: 6 },
    ),
    actions: actions.optional(),
  },
);
