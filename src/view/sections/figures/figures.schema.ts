import { fact, group, list, section, text } from "../../../content/fields";

export const figuresSchema = section("figures", "A row of large figures.", {
  items: list(
    group("Figure", "One figure.", {
      fact,
      label: text("Text under the figure. Default: the label of the fact.", {
        max: 90,
      }).optional(),
    }),
    "The figures.",
    { min: 2, max: 6 },
  ),
});
