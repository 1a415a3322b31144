import { actions, image, list, oneOf, section, text } from "../../content/fields";

export const splitSchema = section("split", "Text on one side, a picture on the other.", {
  variant: oneOf("SplitVariant", "Side of the picture. Default: imageRight.", {
    imageRight: "Picture on the right; on small screens, below the text.",
    imageLeft: "Picture on the left; on small screens, below the text.",
  }).default("imageRight"),
  points: list(text("A point, in one line.", { max: 140 }), "Short list under the text.", {
    max: 8,
  }).optional(),
  actions: actions.optional(),
  image: image("The picture.", { minWidth: 1200 }).optional(),
});
