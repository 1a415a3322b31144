import { z } from "zod";
import { group } from "../../content-model/fields";
import {
  actions,
  heading,
  kicker,
  richText,
  sectionAnchor,
  tone,
} from "../../content-model/shared-fields";

export const proseSchema = group("ProseSection", "A heading and running text.", {
  type: z.literal("prose").meta({ description: "prose" }),
  anchor: sectionAnchor.optional(),
  tone: tone.default("paper"),
  kicker: kicker.optional(),
  heading,
  text: richText.optional(),
  actions: actions.optional(),
});
