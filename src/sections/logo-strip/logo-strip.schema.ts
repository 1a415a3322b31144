import { z } from "zod";
import { group, heading, list, reference, sectionAnchor, tone } from "../../content/fields";

export const logoStripSchema = group("LogoStripSection", "The logos of clients, in a row.", {
  type: z.literal("logo-strip").meta({ description: "logo-strip" }),
  anchor: sectionAnchor.optional(),
  tone: tone.default("birch"),
  heading: heading.describe(
    "The heading; the word count in braces, if there is one, becomes the number of logos.",
  ),
  clients: list(
    reference("Client", "A key of content/shared/clients.yaml."),
    "The clients, in order.",
    { min: 4, max: 24 },
  ),
});
