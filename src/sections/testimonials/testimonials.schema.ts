import { z } from "zod";
import { reference } from "../../content/fields/reference";
import { group, list } from "../../content/fields/structure";
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
