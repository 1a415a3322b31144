import { group, image, list, text, wholeNumber } from "../../content/fields";
import { actions, section, tone } from "../../content/fields/shared-fields";

export const callToActionSchema = section(
  "call-to-action",
  "The band that asks for the call, near the end of a page: dark, unless another one of the page is.",
  {
    tone: tone.default("spruce"),
    actions,
    report: group("SampleReport", "A small sample report beside the words.", {
      title: text("What the report is about.", { max: 60 }),
      sampleNotice: text("Says that the figures are no client's.", { max: 60 }),
      trend: list(
        wholeNumber("A value, in any unit.", { min: 0, max: 1_000_000 }),
        "The course of the main figure, oldest first.",
        { min: 5, max: 30 },
      ),
      rows: list(
        group("SampleReportRow", "One figure of the report.", {
          label: text("What it counts.", { max: 40 }),
          value: text("The figure.", { max: 16 }),
          change: text("The change against the period before.", { max: 16 }),
        }),
        "The figures, the main one first.",
        { min: 2, max: 4 },
      ),
    }).optional(),
    image: image("A picture beside the words.", { minWidth: 1200 }).optional(),
  },
);
