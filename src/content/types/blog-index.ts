import { routes } from "../../site/urls/routes";
import { defineContentType } from "../content-type";
import { group } from "../fields/structure";
import { markdown } from "../fields/markdown";
import { text } from "../fields/text";
import { action, heading, seo } from "../fields/shared-fields";

export const blogIndex = defineContentType({
  name: "BlogIndex",
  description: "The words of the blog's list and of the frame around each post.",
  files: "blog/index.yaml",
  format: "yaml",
  path: () => routes.blog,
  share: ({ heading: title }: { heading: string }) => ({ title }),
  schema: group("BlogIndex", "The words of the blog.", {
    seo,
    heading,
    lead: text("The sentence under the heading.", { max: 200 }),
    searchLabel: text("The words over the search box."),
    searchPlaceholder: text("The gray words in the empty search box."),
    categoriesLabel: text("What the row of category buttons is called by assistive technology."),
    categoryLink: text(
      "What a link to a category is called by assistive technology; `{category}` is its name. Among other links the name alone could be anything.",
    ),
    allCategories: text("The button that shows every category."),
    emptyMessage: text("What is said when no post matches."),
    foundMessage: text("Announced after a search; `{count}` is the number of posts found."),
    unfilteredMessage: text("Announced when the last filter is removed."),
    searchLimited: text(
      "What is said when the posts of the other pages can't be fetched, and only those of this one were searched.",
    ),
    moreResults: text("The button that shows more of the posts that were found.", { max: 40 }),
    publishedOn: text("The line under a post's title; `{date}` and `{minutes}` are filled in."),
    updatedOn: text("What follows it where a post was changed since; `{date}` is filled in."),
    aboutAuthor: text("The heading over the author's note."),
    backToList: text("The link from a post to the list."),
    related: text("The heading over the posts that share most subjects with a post.", { max: 60 }),
    olderPost: text("The words over the title of the post before.", { max: 40 }),
    newerPost: text("The words over the title of the post after.", { max: 40 }),
    newerPosts: text("The link to the page of newer posts."),
    closing: group("BlogClosing", "The band that ends each post.", {
      heading,
      text: markdown("Why to book the call.", { max: 300, takesHeadings: false }),
      action: action("The button that books the call."),
    }),
    olderPosts: text("The link to the page of older posts."),
  }),
});
