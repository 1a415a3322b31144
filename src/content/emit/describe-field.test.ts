import { z } from "zod";
import { describeField } from "./describe-field";
import { namedFields, toFieldSchema } from "../schema/field-schema";
import { anchor } from "../fields/anchor";
import { date } from "../fields/date";
import { link } from "../fields/link";
import { markdown } from "../fields/markdown";
import { reference } from "../fields/reference";
import { flag, group, list, oneOf, wholeNumber } from "../fields/structure";
import { text } from "../fields/text";
import { image, vectorImage } from "../fields/image";

const schema = group("Sample", "A sample.", {
  type: z.literal("sample").meta({ description: "sample" }),
  title: text("The title.", { min: 10, max: 70 }),
  kicker: text("The kicker.", { max: 1 }),
  story: markdown("The story.", { max: 320 }),
  day: date("The day."),
  link: link("Where to."),
  anchor: anchor("The anchor."),
  author: reference("Author", "Who."),
  style: oneOf("Style", "The style.", { plain: "Words alone.", loud: "Larger." }),
  isNew: flag("New."),
  minutes: wholeNumber("Minutes.", { min: 1, max: 60 }),
  place: z.int().min(1).meta({ description: "The place." }),
  code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ description: "A country.", examples: ["CA"] }),
  email: z.email().meta({ description: "Where to write." }),
  tags: list(text("A tag.", { max: 40 }), "The tags.", { max: 8 }),
  seo: group("Seo", "For search.", { title: text("The title.") }),
  cover: image("The cover.", { minWidth: 1600 }),
  logo: vectorImage("The logo."),
});

test("every kind of field says what it takes, with its limits and choices", () => {
  const fields = namedFields(toFieldSchema(schema));
  expect(Object.fromEntries(fields.map(({ name, field }) => [name, describeField(field)]))).toEqual(
    {
      type: "`sample`",
      title: "text, 10 to 70 characters",
      kicker: "text, up to 1 character",
      story: "Markdown, up to 320 characters",
      day: "a date, YYYY-MM-DD",
      link: "a link",
      anchor: "lower-case words joined by hyphens",
      author: "a key of Author",
      style: "one of `plain` (Words alone), `loud` (Larger)",
      isNew: "`true` or `false`",
      minutes: "a whole number, 1 to 60",
      place: "a whole number, from 1",
      code: "in the form `CA`",
      email: "an email address",
      tags: "1 to 8 entries, each text, up to 40 characters",
      seo: "a group of fields",
      cover: "a picture at least 1600 px wide",
      logo: "an SVG drawing",
    },
  );
});
