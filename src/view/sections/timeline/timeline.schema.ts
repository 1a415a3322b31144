import {
  actions,
  flag,
  group,
  list,
  markdown,
  section,
  text,
} from "../../../content/fields";

export const timelineSchema = section(
  "timeline",
  "Steps on one line that ends at the point.",
  {
    items: list(
      group("TimelineItem", "A step.", {
        day: text("When, above the line.", { max: 20 }),
        title: text("Name of the step.", { max: 60 }),
        isGoal: flag("True for the step that the point marks."),
        text: markdown("What happens, in Markdown.", {
          max: 300,
          takesHeadings: false,
        }),
      }),
      "Steps, in order.",
      { min: 2, max: 6 },
    ),
    actions: actions.optional(),
  },
);
