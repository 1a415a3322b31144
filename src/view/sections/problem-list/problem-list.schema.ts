import { group, list, markdown, text } from "../../../content/fields";
import {
  actions,
  columnHeadings,
  section,
} from "../../../content/fields/shared-fields";

export const problemListSchema = section(
  "problem-list",
  "Problems and their solutions.",
  {
    columns: columnHeadings("ProblemColumns", {
      problem: "Column heading of the problems: What you see.",
      solution: "Column heading of the solutions: What we change.",
    }),
    items: list(
      group("ProblemEntry", "One problem and its solution.", {
        title: text("The problem, in a few words.", { max: 90 }),
        text: markdown("The problem, as a store owner experiences it.", {
          max: 900,
        }),
        solution: markdown("What is done about the problem.", { max: 900 }),
      }),
      "The problems, in order.",
      { min: 2, max: 10 },
    ),
    actions: actions.optional(),
  },
);
