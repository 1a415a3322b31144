import { list, reference, section, tone } from "../../content/fields";

export const testimonialsSchema = section("testimonials", "What clients say.", {
  tone: tone.default("birch"),
  testimonials: list(
    reference("Testimonial", "A key of content/shared/testimonials.yaml."),
    "The testimonials, in order.",
  ),
});
