import {
  actions,
  flag,
  image,
  list,
  section,
  text,
} from "../../../content/fields";

export const splitSchema = section(
  "split",
  "Text on one side, a picture on the other.",
  {
    points: list(
      text("A point, in one line.", { max: 140 }),
      "Short list under the text.",
      {
        max: 8,
      },
    ).optional(),
    arePointsOpen: flag(
      "True if we don't do what the points say, such as a shopper's questions: open squares replace the ticks.",
    ),
    actions: actions.optional(),
    image: image("The picture.", { minWidth: 1200 }).optional(),
  },
);
