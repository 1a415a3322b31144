import { z } from "zod";
import {
  group,
  heading,
  list,
  reference,
  sectionAnchor,
  tone,
} from "../../../content/fields";

export const logoStripSchema = group(
  "LogoStripSection",
  "Logos of clients, in a row.",
  {
    type: z.literal("logo-strip").meta({ description: "logo-strip" }),
    anchor: sectionAnchor.optional(),
    tone: tone.default("birch"),
    heading: heading.describe("Heading."),
    clients: list(
      reference("Client", "A key in content/shared/clients.yaml."),
      "Clients, in order.",
      { min: 4, max: 24 },
    ),
  },
);
