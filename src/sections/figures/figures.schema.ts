import { reference } from "../../content/fields/reference";
import { group, list } from "../../content/fields/structure";
import { text } from "../../content/fields/text";
import { section } from "../../content/fields/shared-fields";

export const figuresSchema = section("figures", "A row of large figures.", {
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
