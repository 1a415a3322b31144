import { actions, image, list, oneOf, section, text } from "../../content/fields";

export const splitSchema = section("split", "Words on one side, a picture on the other.", {
  variant: oneOf("SplitVariant", "Which side the picture stands on.", {
    imageRight: "The words come first.",
    imageLeft: "The picture comes first where they stand side by side.",
  }).default("imageRight"),
  points: list(text("A point, in one line.", { max: 140 }), "A short list under the text.", {
    max: 8,
  }).optional(),
  actions: actions.optional(),
  image: image("The picture.", { minWidth: 1200 }).optional(),
});
