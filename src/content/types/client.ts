import { defineContentType } from "../content-type";
import {
  flag,
  group,
  link,
  placeholder,
  reference,
  text,
  vectorImage,
} from "../fields";

export const client = defineContentType({
  files: "shared/clients.yaml",
  format: "yaml-map",
  schema: group("Client", "A client whose logo the site shows.", {
    name: text(
      "Name of the brand, as the logo's alt text. For an emblem, what it shows: Logo of a client, a leaf.",
      { max: 40 },
    ),
    logo: vectorImage(
      "Logo as an SVG in one color, with a transparent background.",
    ),
    isNamed: flag(
      "False for an emblem, until the client may be named: it takes half the width. Default: true.",
      true,
    ),
    placeholder,
  }),
});

export const testimonial = defineContentType({
  files: "shared/testimonials.yaml",
  format: "yaml-map",
  schema: group("Testimonial", "A testimonial from a client.", {
    name: text("Role of the person, never an invented name.", { max: 60 }),
    company: text("Name of the store.", { max: 60 }),
    shortQuote: text("The quote, shortened to one or two sentences.", {
      min: 20,
      max: 200,
    }),
    fullQuote: text(
      "The full quote; the same as `shortQuote` if that is all.",
      { max: 900 },
    ),
    link: link("Website of the store.").optional(),
    client: reference(
      "Client",
      "Key in content/shared/clients.yaml. Adds the client's logo.",
    ).optional(),
    caseStudy: reference(
      "CaseStudy",
      "Folder in content/case-studies. Adds its main figure.",
    ).optional(),
    placeholder,
  }),
});
