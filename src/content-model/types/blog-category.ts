import { defineContentType } from "../content-type";
import { group, text } from "../fields";

export const blogCategory = defineContentType({
  name: "BlogCategory",
  description: "A subject that posts are filed under; every post names one or more.",
  files: "shared/blog-categories.yaml",
  format: "yaml-map",
  schema: group("BlogCategory", "A subject of the blog.", {
    name: text("The words on the category's button.", { max: 30 }),
  }),
});
