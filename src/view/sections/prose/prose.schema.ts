import { actions, section } from "../../../content/fields";

export const proseSchema = section("prose", "A heading and text.", {
  actions: actions.optional(),
});
