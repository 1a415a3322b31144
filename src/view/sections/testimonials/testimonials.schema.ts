import { list, reference, section, tone } from "../../../content/fields";

export const testimonialsSchema = section(
  "testimonials",
  "Testimonials from clients.",
  {
    tone: tone.default("birch"),
    testimonials: list(
      reference("Testimonial", "A key in content/shared/testimonials.yaml."),
      "Testimonials, in order.",
    ),
  },
  { recordIds: "testimonials" },
);
