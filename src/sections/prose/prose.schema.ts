import { actions, section } from "../../content/fields";

export const proseSchema = section("prose", "A heading and running text.", {
  actions: actions.optional(),
});
