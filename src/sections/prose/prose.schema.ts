import { z } from "zod";
import { group } from "../../content/fields/structure";
import { actions, sectionFrame } from "../../content/fields/shared-fields";

export const proseSchema = group("ProseSection", "A heading and running text.", {
  type: z.literal("prose").meta({ description: "prose" }),
  ...sectionFrame,
  actions: actions.optional(),
});
