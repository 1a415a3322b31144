import {
  group,
  image,
  list,
  markdown,
  oneOf,
  text,
} from "../../../content/fields";
import {
  action,
  actions,
  section,
} from "../../../content/fields/shared-fields";

export const cardGridSchema = section(
  "card-grid",
  "Cards of equal weight, side by side.",
  {
    variant: oneOf("CardGridVariant", "Layout of the cards. Default: cards.", {
      tiles: "Short cards without a frame, four to a row.",
      cards: "Framed cards, three to a row.",
      pair: "Large cards, two to a row.",
      rows: "Rows divided by lines: title, text and link side by side.",
    }).default("cards"),
    items: list(
      group("Card", "One card.", {
        image: image("Picture above the text; `pair` only.", {
          minWidth: 1200,
        }).optional(),
        title: text("Title of the card.", { max: 70 }),
        text: markdown("Text of the card: what it means for the reader.", {
          max: 900,
        }),
        action: action("Link to more about it.").optional(),
      }),
      "The cards.",
      { min: 2, max: 12 },
    ),
    actions: actions.optional(),
  },
);
