import { z } from "zod";
import { group, list, reference } from "../../content/fields/fields";
import { sectionFrame, tone } from "../../content/fields/shared-fields";

export const testimonialsSchema = group("TestimonialsSection", "What clients say.", {
  type: z.literal("testimonials").meta({ description: "testimonials" }),
  ...sectionFrame,
  tone: tone.default("birch"),
  testimonials: list(
    reference("Testimonial", "A key of content/shared/testimonials.yaml."),
    "The testimonials, in order.",
  ),
});
