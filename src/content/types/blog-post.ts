import { routes } from "../../lib/urls/routes";
import { defineContentType } from "../content-type";
import {
  date,
  fileFields,
  group,
  image,
  list,
  placeholder,
  reference,
  seo,
  text,
} from "../fields";
import { checkUpdated } from "../fields/date";
import { redirectFrom } from "../fields/link";

const description =
  "Author of blog posts: a role in the company, never an invented person.";

export const author = defineContentType({
  files: "shared/authors.yaml",
  format: "yaml-map",
  variables: {
    prefix: "author",
    read: ({ name, bio }) => ({ name, bio }),
  },
  schema: group("Author", description, {
    name: text("Role and company, such as `Search desk, {{brand}}`.", {
      max: 60,
    }),
    avatar: image("Square portrait or drawing.", { minWidth: 240 }),
    bio: text("One or two sentences on what the author does.", {
      min: 40,
      max: 240,
    }),
    placeholder,
  }),
});

export const blogCategory = defineContentType({
  files: "shared/blog-categories.yaml",
  format: "yaml-map",
  path: (key) => routes.blogCategory(key),
  share: ({ name }) => ({ title: name }),
  schema: group(
    "BlogCategory",
    "Category of blog posts. Every post has at least one.",
    {
      name: text(
        "Name of the category, on its button and as the heading of its page.",
        { max: 30 },
      ),
      lead: text("Sentence under the heading of the category page.", {
        max: 200,
      }),
      redirectFrom,
      seo,
    },
  ),
});

export const blogPost = defineContentType({
  files: "blog/<key>/index.md",
  body: "Text of the post, in Markdown. Headings start at ##.",
  path: routes.blogPost,
  share: ({ title, categories, cover }, read) => ({
    kind: read(blogCategory, categories[0] ?? "")?.name,
    title,
    picture: cover.src,
  }),
  check: checkUpdated,
  schema: group(
    "BlogPost",
    "A blog post: one folder with index.md and its pictures.",
    {
      title: text("Headline of the post.", { min: 10, max: 70 }),
      excerpt: text("One or two sentences for cards and the feed.", {
        min: 60,
        max: 220,
      }),
      publishDate: date("Publication date, YYYY-MM-DD."),
      updatedDate: date(
        "Date of the last change, YYYY-MM-DD; shown under the title.",
      ).optional(),
      author: reference(
        "Author",
        "Author of the post: a key in content/shared/authors.yaml.",
      ),
      cover: image("Picture above the post and on its card.", {
        minWidth: 1600,
      }),
      categories: list(
        reference(
          "BlogCategory",
          "A key in content/shared/blog-categories.yaml.",
        ),
        "Categories of the post. Its share image shows the first.",
        { max: 4 },
      ),
      tags: list(
        text("One or two words, in lower case.", { max: 40 }),
        "Topics of the post, used to find related posts.",
        { max: 8 },
      ),
      ...fileFields,
    },
  ),
});
