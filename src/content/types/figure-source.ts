import type { z } from "zod";
import { defineContentType } from "../content-type";
import { date } from "../fields/date";
import { link } from "../fields/link";
import { group } from "../fields/structure";
import { text } from "../fields/text";

export const figureSource = defineContentType({
  name: "FigureSource",
  description:
    "Where figures come from: a document of the company, or a page that anybody can read.",
  files: "shared/sources.yaml",
  format: "yaml-map",
  schema: group("FigureSource", "Where figures come from.", {
    name: text("What it is called: the publisher and the document.", { max: 90 }),
    date: date("The day that it was published or, of a page without one, read.").optional(),
    link: link("Where it can be read.").optional(),
  }),
});

export type FigureSource = z.output<typeof figureSource.schema>;
