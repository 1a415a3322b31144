import { image, section } from "../../../content/fields";

export const proseSchema = section(
  "prose",
  "A heading and text, in two columns or with a picture beside it.",
  {
    image: image("Picture beside the text.", { minWidth: 1200 }).optional(),
  },
);
