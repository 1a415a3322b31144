import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { checkUpdated, date } from "../fields/date";
import { image } from "../fields/image";
import { redirectFrom } from "../fields/link";
import { reference } from "../fields/reference";
import { draft, placeholder, seo } from "../fields/shared-fields";
import { group, list } from "../fields/structure";
import { text } from "../fields/text";

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
    redirectFrom,
    seo,
  }),
});

export const blogPost = defineContentType({
  name: "BlogPost",
  description: "A post of the blog: one folder with index.md and its pictures.",
  files: "blog/<key>/index.md",
  format: "markdown",
  body: "The post itself, in Markdown. Headings start at ##.",
  path: routes.blogPost,
  share: ({ title, categories, cover }, read) => ({
    kind: read(blogCategory, categories[0] ?? "")?.name,
    title,
    picture: cover.src,
  }),
  check: ({ value }) => checkUpdated(value),
  schema: group("BlogPost", "A post of the blog.", {
    title: text("The headline.", { min: 10, max: 70 }),
    excerpt: text("One or two sentences for cards and feeds.", { min: 60, max: 220 }),
    publishDate: date("The day of publication, YYYY-MM-DD."),
    updatedDate: date(
      "The day when what it says was last changed, YYYY-MM-DD; the page shows it.",
    ).optional(),
    author: reference("Author", "Who signs the post: a key of content/shared/authors.yaml."),
    cover: image("The picture above the post and on its card.", { minWidth: 1600 }),
    categories: list(
      reference("BlogCategory", "A key of content/shared/blog-categories.yaml."),
      "The subjects that the post is filed under.",
      { max: 4 },
    ),
    tags: list(text("A word or two, in lower case.", { max: 40 }), "What the post touches on.", {
      max: 8,
    }),
    draft,
    redirectFrom,
    seo,
  }),
});
