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
    lanes: group("TimelineLanes", "Labels of the two parts of each step.", {
      ours: text("Above what we do: We.", { max: 20 }),
      yours: text("Above what the client does: You.", { max: 20 }),
    }).optional(),
    items: list(
      group("TimelineItem", "A step.", {
        day: text("When, above the line.", { max: 20 }),
        title: text("Name of the step.", { max: 60 }),
        isGoal: flag("True for the step that the point marks."),
        text: markdown("What happens, in Markdown.", {
          max: 300,
          takesHeadings: false,
        }),
        yours: text("What the client does in this step.", {
          max: 160,
        }).optional(),
      }),
      "Steps, in order.",
      { min: 2, max: 6 },
    ),
    actions: actions.optional(),
  },
);
