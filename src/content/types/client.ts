import { z } from "zod";
import { defineContentType } from "../content-type";
import { group } from "../fields/structure";
import { text } from "../fields/text";
import { vectorImage } from "../fields/image";
import { placeholder } from "../fields/shared-fields";

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
