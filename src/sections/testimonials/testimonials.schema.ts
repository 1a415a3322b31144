import { reference } from "../../content/fields/reference";
import { list } from "../../content/fields/structure";
import { section, tone } from "../../content/fields/shared-fields";

export const testimonialsSchema = section("testimonials", "What clients say.", {
  tone: tone.default("birch"),
  testimonials: list(
    reference("Testimonial", "A key of content/shared/testimonials.yaml."),
    "The testimonials, in order.",
  ),
});
