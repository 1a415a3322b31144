import { defineContentType } from "../content-type";
import { group } from "../fields/structure";
import { text } from "../fields/text";
import { image } from "../fields/image";
import { placeholder } from "../fields/shared-fields";

export const author = defineContentType({
  name: "Author",
  description: "Who signs a post: a role in the company, never an invented person.",
  files: "shared/authors.yaml",
  format: "yaml-map",
  schema: group("Author", "Who signs a post.", {
    name: text("The role and the company, such as `Search desk, {{brand}}`.", { max: 60 }),
    avatar: image("A square portrait or drawing.", { minWidth: 240 }),
    bio: text("One or two sentences on what the author does.", { min: 40, max: 240 }),
    placeholder,
  }),
});
