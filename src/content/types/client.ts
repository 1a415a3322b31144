import { z } from "zod";
import { defineContentType } from "../content-type";
import { vectorImage } from "../fields/image";
import { link } from "../fields/link";
import { reference } from "../fields/reference";
import { placeholder } from "../fields/shared-fields";
import { group } from "../fields/structure";
import { text } from "../fields/text";

export const client = defineContentType({
  name: "Client",
  description: "A brand whose logo the site shows.",
  files: "shared/clients.yaml",
  format: "yaml-map",
  schema: group("Client", "A brand whose logo the site shows.", {
    name: text("The name of the brand.", { max: 40 }),
    logo: vectorImage("The logo as an SVG drawing in one color, on no ground."),
    isNamed: z.boolean().default(true).meta({
      description: "False while nobody may know whose logo it is: no page shows it.",
    }),
    placeholder,
  }),
});

export const testimonial = defineContentType({
  name: "Testimonial",
  description: "What a client says.",
  files: "shared/testimonials.yaml",
  format: "yaml-map",
  schema: group("Testimonial", "What a client says.", {
    name: text("The role of the person, never an invented name.", { max: 60 }),
    company: text("The store.", { max: 60 }),
    shortQuote: text("The quote in a sentence or two.", { min: 20, max: 200 }),
    fullQuote: text("The whole quote; the same as the short one where there is no more.", {
      max: 900,
    }),
    link: link("The website of the store.").optional(),
    client: reference(
      "Client",
      "The store among the clients; its logo then stands with the quote.",
    ).optional(),
    caseStudy: reference(
      "CaseStudy",
      "The case study of the store; its main figure then stands below the quote.",
    ).optional(),
    placeholder,
  }),
});
