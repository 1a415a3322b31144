import { z } from "zod";
import { group } from "../../content-model/fields";
import { actions, image, sectionAnchor, sectionHeader } from "../../content-model/shared-fields";

export const callToActionSchema = group(
  "CallToActionSection",
  "The dark band that asks for the call, near the end of a page.",
  {
    type: z.literal("call-to-action").meta({ description: "call-to-action" }),
    anchor: sectionAnchor.optional(),
    ...sectionHeader,
    actions,
    image: image("A picture beside the words.", { minWidth: 1200 }).optional(),
  },
);
