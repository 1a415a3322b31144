import { group, list, markdown, section, text, wholeNumber } from "../../content/fields";

export const factorBarsSchema = section(
  "factor-bars",
  "Shares of a whole as bars, each with what it stands for.",
  {
    items: list(
      group("Factor", "One share.", {
        label: text("What has the share.", { max: 40 }),
        share: wholeNumber("The share in percent.", { min: 1, max: 100 }),
        text: markdown("What it stands for.", { max: 300 }),
      }),
      "The shares, the largest first.",
      { min: 2, max: 8 },
    ),
  },
);
