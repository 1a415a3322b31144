import { defineContentType } from "../content-type";
import { group, text } from "../fields/fields";
import { placeholder, vectorImage } from "../fields/shared-fields";

export const client = defineContentType({
  name: "Client",
  description: "A brand whose logo the site shows.",
  files: "shared/clients.yaml",
  format: "yaml-map",
  schema: group("Client", "A brand whose logo the site shows.", {
    name: text("The name of the brand.", { max: 40 }),
    logo: vectorImage("The logo as an SVG drawing in one color, on no ground."),
    placeholder,
  }),
});
