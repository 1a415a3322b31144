import { z } from "zod";
import { group, list, reference } from "../../content-model/fields";
import { heading, kicker, richText, sectionAnchor, tone } from "../../content-model/shared-fields";

export const testimonialsSchema = group("TestimonialsSection", "What clients say.", {
  type: z.literal("testimonials").meta({ description: "testimonials" }),
  anchor: sectionAnchor.optional(),
  tone: tone.default("birch"),
  kicker: kicker.optional(),
  heading,
  text: richText.optional(),
  testimonials: list(
    reference("Testimonial", "A key of content/shared/testimonials.yaml."),
    "The testimonials, in order.",
  ),
});
