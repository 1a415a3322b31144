import {
  actions,
  flag,
  image,
  list,
  section,
  text,
} from "../../../content/fields";

export const proseSchema = section(
  "prose",
  "A heading and text, with a picture or a short list beside it.",
  {
    points: list(
      text("A point, in one line.", { max: 140 }),
      "Short list beside the text; under it if there is a picture.",
      { max: 8 },
    ).optional(),
    arePointsOpen: flag(
      "True if we don't do what the points say, such as a shopper's questions: open squares replace the ticks.",
    ),
    image: image("Picture beside the text.", { minWidth: 1200 }).optional(),
    actions: actions.optional(),
  },
);
