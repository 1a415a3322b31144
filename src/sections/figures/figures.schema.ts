import { z } from "zod";
import { group, list, text } from "../../content-model/fields";
import { sectionFrame } from "../../content-model/shared-fields";

export const figuresSchema = group("FiguresSection", "A row of large figures.", {
  type: z.literal("figures").meta({ description: "figures" }),
  ...sectionFrame,
  items: list(
    group("Figure", "One figure.", {
      value: text("The figure, with its sign and unit: +491%, $50M+.", { max: 12 }),
      label: text("What it counts.", { max: 90 }),
    }),
    "The figures.",
    { min: 2, max: 6 },
  ),
});
