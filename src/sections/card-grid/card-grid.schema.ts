import { group, image, list, markdown, oneOf, text } from "../../content/fields";
import { action, actions, icon, section } from "../../content/fields/shared-fields";

export const cardGridSchema = section("card-grid", "Points of equal weight, side by side.", {
  variant: oneOf("CardGridVariant", "How much each point holds.", {
    tiles: "Short points in an open grid, four to a row.",
    cards: "Framed cards, three to a row.",
    pair: "Two large cards to a row.",
    beside: "Short points in two columns, beside the heading.",
    rows: "Ruled entries below one another: title, words, and link side by side.",
  }).default("cards"),
  items: list(
    group("Card", "One point.", {
      icon: icon.optional(),
      image: image("A picture above the words; `pair` only.", { minWidth: 1200 }).optional(),
      title: text("What the point is.", { max: 70 }),
      text: markdown("What it means for the reader.", { max: 900 }),
      action: action("Where to read on.").optional(),
    }),
    "The points.",
    { min: 2, max: 12 },
  ),
  actions: actions.optional(),
});
