import { group, list, markdown, text } from "../../content/fields";
import { actions, columnHeadings, section } from "../../content/fields/shared-fields";

export const problemListSchema = section(
  "problem-list",
  "Problems, each with what is done about it.",
  {
    columns: columnHeadings("ProblemColumns", {
      problem: "Over the problems: What you see.",
      solution: "Over the solutions: What we change.",
    }),
    items: list(
      group("ProblemEntry", "One problem and its solution.", {
        title: text("The problem, in a few words.", { max: 90 }),
        text: markdown("The problem as a store owner lives it.", { max: 900 }),
        solution: markdown("What is done about it.", { max: 900 }),
      }),
      "The problems.",
      { min: 2, max: 10 },
    ),
    actions: actions.optional(),
  },
);
