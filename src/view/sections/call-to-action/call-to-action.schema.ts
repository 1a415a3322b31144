import {
  actions,
  group,
  list,
  section,
  text,
  tone,
  wholeNumber,
} from "../../../content/fields";

export const callToActionSchema = section(
  "call-to-action",
  "End of a page: the open line of its ledger, with the booking button.",
  {
    tone: tone.default("spruce"),
    actions,
    lineName: text(
      "Whose line is open, if it is not the visitor's store: Your client.",
      { max: 24 },
    ).optional(),
    report: group(
      "SampleReport",
      "Small chart of the dashboard next to the text.",
      {
        title: text("Title of the report.", { max: 60 }),
        sampleNotice: text(
          "Notice that the figures are samples, not a client's.",
          { max: 60 },
        ),
        trend: list(
          wholeNumber("A value, in any unit.", { min: 0, max: 1_000_000 }),
          "Values of the main figure over time, oldest first.",
          { min: 5, max: 30 },
        ),
      },
    ).optional(),
  },
);
