import {
  flag,
  group,
  list,
  markdown,
  section,
  text,
} from "../../../content/fields";

export const faqSchema = section("faq", "Questions that open one at a time.", {
  items: list(
    group("Question", "A question and its answer.", {
      title: text("The question, as a visitor would ask it.", { max: 120 }),
      text: markdown("The answer.", { max: 900 }),
      placeholder: flag(
        "True while the owner has to decide the answer: the question is not shown.",
      ),
    }),
    "The questions.",
    { min: 2, max: 12 },
  ),
});
