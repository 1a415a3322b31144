import { z } from "zod";
import { group, list, markdown, text } from "../../content-model/fields";
import { heading, kicker, richText, sectionAnchor, tone } from "../../content-model/shared-fields";

export const faqSchema = group("FaqSection", "Questions that open one at a time.", {
  type: z.literal("faq").meta({ description: "faq" }),
  anchor: sectionAnchor.optional(),
  tone: tone.default("paper"),
  kicker: kicker.optional(),
  heading,
  text: richText.optional(),
  items: list(
    group("Question", "A question and its answer.", {
      title: text("The question, as a visitor would ask it.", { max: 120 }),
      text: markdown("The answer.", { max: 900 }),
    }),
    "The questions.",
    { min: 2, max: 12 },
  ),
});
