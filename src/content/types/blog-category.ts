import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { formerly } from "../fields/formerly";
import { group } from "../fields/structure";
import { text } from "../fields/text";
import { seo } from "../fields/shared-fields";

export const blogCategory = defineContentType({
  name: "BlogCategory",
  description: "A subject that posts are filed under; every post names one or more.",
  files: "shared/blog-categories.yaml",
  format: "yaml-map",
  path: (key) => routes.blogCategory(key),
  share: ({ name }) => ({ title: name }),
  schema: group("BlogCategory", "A subject of the blog, with a page that lists its posts.", {
    name: text("The words on the category's button, and the heading of its page.", { max: 30 }),
    lead: text("The sentence under the heading of its page.", { max: 200 }),
    formerly,
    seo,
  }),
});
