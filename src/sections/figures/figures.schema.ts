import { fact, group, list, section, text } from "../../content/fields";

export const figuresSchema = section("figures", "A row of large figures.", {
  items: list(
    group("Figure", "One figure.", {
      fact,
      label: text("What it counts, where the words of the fact itself do not fit.", {
        max: 90,
      }).optional(),
    }),
    "The figures.",
    { min: 2, max: 6 },
  ),
});
