import { routes } from "../../lib/urls/routes";
import { defineContentType } from "../content-type";
import {
  date,
  fileFields,
  group,
  heading,
  image,
  kicker,
  list,
  markdown,
  signature,
  text,
} from "../fields";
import { checkUpdated } from "../fields/date";
import { reference } from "../fields/reference";
import { action } from "../fields/shared-fields";
import { checkSteps } from "../markdown/how-to-steps";

export const article = defineContentType({
  files: "articles/<key>/index.md",
  body: "Text of the guide, in Markdown. Headings start at ##; the table of contents lists every ##.",
  path: routes.article,
  share: ({ kicker: kind, title, cover }) => ({
    kind,
    title,
    picture: cover.src,
  }),
  schema: group(
    "Article",
    "A guide: one folder with index.md and its pictures.",
    {
      title: text("Main heading of the page.", { min: 15, max: 90 }),
      kicker,
      intro: text("Introduction under the title, one to three sentences.", {
        min: 80,
        max: 320,
      }),
      publishDate: date("Publication date, YYYY-MM-DD."),
      updatedDate: date(
        "Date of the last check of the text, YYYY-MM-DD; shown above it.",
      ),
      cover: image("Picture above the text.", { minWidth: 1600 }),
      startLink: action(
        "Button under the introduction. Its link is an anchor in the text.",
      ),
      closing: group("ArticleClosing", "Dark band at the end of the page.", {
        heading,
        text: markdown("Why to take the next step.", {
          max: 320,
          takesHeadings: false,
        }),
        action: action("Link to the service that the guide is about."),
      }),
      ...signature,
      related: list(
        reference("Article", "A folder in content/articles."),
        "Guides to read next.",
        {
          max: 3,
        },
      ).optional(),
      relatedPosts: list(
        reference("BlogPost", "A folder in content/blog."),
        "Posts to read next.",
        {
          max: 2,
        },
      ).optional(),
      ...fileFields,
    },
  ),
  check: checkUpdated,
  checkBody: checkSteps,
});

export const articleWords = defineContentType({
  files: "articles/words.yaml",
  schema: group(
    "ArticleWords",
    "Texts that all guides share, and the heading of their list.",
    {
      audit: action(
        "Button that books the audit, in the hero and in the closing band.",
      ),
      checkedBy: text(
        "Line under the introduction: last checked on {date} by {brand}.",
        { max: 80 },
      ),
      contents: text("Heading of the table of contents.", { max: 40 }),
      related: text("Heading of the guides and posts to read next.", {
        max: 60,
      }),
      listHeading: heading.describe(
        "Heading of the list of guides, on the blog page.",
      ),
    },
  ),
});
