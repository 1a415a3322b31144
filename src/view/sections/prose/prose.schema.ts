import { image, list, section, text } from "../../../content/fields";

export const proseSchema = section(
  "prose",
  "A heading and text, with a picture or a short list beside it.",
  {
    points: list(
      text("A point, in one line.", { max: 140 }),
      "Short list beside the text; under it if there is a picture.",
      { max: 8 },
    ).optional(),
    image: image("Picture beside the text.", { minWidth: 1200 }).optional(),
  },
);
