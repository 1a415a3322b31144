import { routes } from "../../lib/urls/routes";
import { defineContentType } from "../content-type";
import {
  action,
  group,
  heading,
  markdown,
  seo,
  signature,
  text,
} from "../fields";

export const blogIndex = defineContentType({
  files: "blog/index.yaml",
  path: () => routes.blog,
  share: ({ heading: title }: { heading: string }) => ({ title }),
  schema: group(
    "BlogIndex",
    "Texts of the blog page, and those that all posts share.",
    {
      seo,
      ...signature,
      heading,
      lead: text("Sentence under the heading.", { max: 200 }),
      searchLabel: text("Label above the search box."),
      searchPlaceholder: text("Placeholder in the empty search box."),
      categoriesLabel: text(
        "Accessible name of the row of category buttons, for screen readers.",
      ),
      categoryLink: text(
        "Accessible name of a link to a category, for screen readers. `{category}` is its name.",
      ),
      allCategories: text("Button that shows the posts of all categories."),
      emptyMessage: text("Shown when no post matches the search."),
      foundMessage: text(
        "Announced after a search. `{count}` is the number of posts found.",
      ),
      unfilteredMessage: text("Announced when the last filter is removed."),
      searchLimited: text(
        "Shown if only this page could be searched, because other posts failed to load.",
      ),
      moreResults: text("Button that shows more search results.", { max: 40 }),
      publishedOn: text(
        "Line under the title: publication `{date}`, reading time `{minutes}`.",
      ),
      updatedOn: text(
        "Added to that line if the post has an `updatedDate`, which is `{date}`.",
      ),
      aboutAuthor: text("Heading of the note about the author."),
      backToList: text("Link from a post to the list of posts."),
      related: text("Heading of the related posts below a post.", { max: 60 }),
      newerPosts: text("Link to the page with newer posts."),
      closing: group(
        "BlogClosing",
        "Band at the end of every page of the blog.",
        {
          heading,
          text: markdown("Why to book a call.", {
            max: 300,
            takesHeadings: false,
          }),
          action: action("Button that books the call."),
        },
      ),
      olderPosts: text("Link to the page with older posts."),
    },
  ),
});
