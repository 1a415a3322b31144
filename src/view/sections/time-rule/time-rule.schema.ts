import {
  group,
  list,
  markdown,
  section,
  text,
  tone,
  vectorImage,
} from "../../../content/fields";

export const timeRuleSchema = section(
  "time-rule",
  "What the client receives: sample cards above one line of time, explained below it.",
  {
    tone: tone.default("spruce"),
    sampleNotice: text("Notice that the cards are samples: Sample emails.", {
      max: 40,
    }),
    items: list(
      group("TimeRuleItem", "A card, and its part of the line.", {
        title: text("Name of this part, below the line.", { max: 40 }),
        start: text("What starts it: starts at sign-up.", { max: 50 }),
        text: markdown("What we do in this part.", { max: 300 }),
        card: group("SampleCard", "The card above the line.", {
          moment: text("When it arrives: Welcome, a minute after sign-up.", {
            max: 50,
          }),
          title: text("The largest line of the card, such as a subject.", {
            max: 50,
          }),
          picture: vectorImage("Drawing in the card, 5:2."),
          text: text("What the card says.", { max: 140 }),
          button: text("Words of the button drawn in the card.", { max: 30 }),
        }),
        tasks: list(
          text("One task, in one line.", { max: 140 }),
          "Tasks of this part. All parts' tasks are folded below the line.",
          { min: 2, max: 8 },
        ),
      }),
      "The cards, in order of time.",
      { min: 3, max: 4 },
    ),
    closing: text("What holds for all parts, in one sentence.", { max: 120 }),
    allTasks: text("The line that opens all tasks.", { max: 60 }),
  },
);
