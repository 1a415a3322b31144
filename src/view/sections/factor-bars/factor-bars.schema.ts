import {
  group,
  list,
  markdown,
  section,
  text,
  wholeNumber,
} from "../../../content/fields";

export const factorBarsSchema = section(
  "factor-bars",
  "Shares of a whole as bars, each with an explanation.",
  {
    items: list(
      group("Factor", "One share.", {
        label: text("Name of the factor.", { max: 40 }),
        share: wholeNumber("Share in percent.", { min: 1, max: 100 }),
        text: markdown("Explanation of the factor.", { max: 300 }),
      }),
      "Shares, the largest first.",
      { min: 2, max: 8 },
    ),
  },
);
