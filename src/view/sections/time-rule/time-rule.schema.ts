import {
  group,
  list,
  markdown,
  section,
  text,
  vectorImage,
} from "../../../content/fields";

const card = group("SampleCard", "A card above the line.", {
  moment: text("When it arrives: Welcome, a minute after sign-up.", {
    max: 50,
  }),
  title: text("The largest line of the card, such as a subject.", { max: 50 }),
  picture: vectorImage("Drawing in the card, 5:2.").optional(),
  text: text("What the card says.", { max: 140 }),
  button: text("Words of the button drawn in the card.", {
    max: 30,
  }).optional(),
});

export const timeRuleSchema = section(
  "time-rule",
  "Steps on one line of time, numbered; or sample cards of what the client receives, explained below the line.",
  {
    sampleNotice: text("Notice that the cards are samples: Sample emails.", {
      max: 40,
    }).optional(),
    items: list(
      group("TimeRulePart", "A part of the line.", {
        title: text("Name of this part, below the line.", { max: 70 }),
        start: text("When: Day 1, or what starts it.", { max: 50 }).optional(),
        text: markdown("What happens in this part.", { max: 900 }),
        card: card.optional(),
        tasks: list(
          text("One task, in one line.", { max: 140 }),
          "Tasks of this part. All parts' tasks are folded below the line.",
          { min: 2, max: 8 },
        ).optional(),
      }),
      "The parts, in order of time. All have a card, or none.",
      { min: 2, max: 6 },
    ),
    closing: text("What holds for all parts, in one sentence.", {
      max: 120,
    }).optional(),
    allTasks: text("The line that opens all tasks.", { max: 60 }).optional(),
  },
);
