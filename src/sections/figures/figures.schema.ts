import { z } from "zod";
import { reference } from "../../content/fields/reference";
import { group, list } from "../../content/fields/structure";
import { text } from "../../content/fields/text";
import { sectionFrame } from "../../content/fields/shared-fields";

export const figuresSchema = group("FiguresSection", "A row of large figures.", {
  type: z.literal("figures").meta({ description: "figures" }),
  ...sectionFrame,
  items: list(
    group("Figure", "One figure.", {
      fact: reference("Fact", "A key of content/shared/facts.yaml."),
      label: text("What it counts, where the words of the fact itself do not fit.", {
        max: 90,
      }).optional(),
    }),
    "The figures.",
    { min: 2, max: 6 },
  ),
});
