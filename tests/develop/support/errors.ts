import { lineOf } from "./planted-errors";

/**
 * A save that adds an error to the content: the file, the text to replace (null: all of it), the replacement (null: delete the file),
 * the reported field, and file and line if they differ from the first changed line.
 */
export type ContentError = readonly [
  file: string,
  from: string | null,
  to: string | null,
  field: string,
  at?: string,
];

/**
 * A page that stays open while the content has errors, one list per round. References are checked once all fields of a file are valid,
 * and fields once its syntax is, so only errors of the same kind share a round.
 */
interface WatchedPage {
  path: string;
  file: string;
  /** Text from the file that the page shows. */
  text: string;
  rounds: readonly (readonly ContentError[])[];
}

const post = "content/blog/product-feed-optimization/index.md";
const cover = "content/blog/product-feed-optimization/cover.jpg";
const otherPost = "content/blog/where-to-spend-marketing-budget/index.md";
const lastPost = "content/blog/llm-visibility-for-store-brands/index.md";
const article = "content/articles/best-shopify-themes/index.md";
const process = "content/landing/process/index.yaml";
const home = "content/landing/home/index.yaml";
const blog = "content/blog/index.yaml";
const site = "content/site.yaml";
const labels = "content/ui-labels.yaml";
const authors = "content/shared/authors.yaml";
const categories = "content/shared/blog-categories.yaml";
const facts = "content/shared/facts.yaml";
const clients = "content/shared/clients.yaml";

const part = "\n## Where each";
const picture = "\n![A shelf of boxes](./shelf.jpg)\n";

export const watchedPages: readonly WatchedPage[] = [
  {
    path: "/blog/product-feed-optimization",
    file: post,
    text: "Work in this order",
    rounds: [
      [[post, "title: Product", "title: New: product", "YAML"]],
      [
        [post, "[google-shopping,", "[google-shoping,", "categories[0]"],
        [post, "author: search-desk", "author: nobody", "author"],
        [post, "./cover.jpg", "./cover-2.jpg", "cover.src"],
        [post, part, `${picture}${part}`, "body", lineOf(post, part.trim())],
        [post, "](/process)", "](/proces)", "body"],
      ],
      [[cover, null, null, "cover.src", lineOf(post, "src: ./cover.jpg")]],
    ],
  },
  {
    path: "/process",
    file: process,
    text: "What happens at each step",
    rounds: [
      [
        [process, "variant: split", "variant: splt", "sections[0].variant"],
        [
          process,
          "heading: How Our AI",
          "heading: [How, Our] # ",
          "sections[0].heading",
        ],
      ],
      [[process, "type: hero", "type: heroo", "sections[0].type"]],
      [[process, null, "", "file"]],
      [
        [process, "[launch-time,", "[launch-tim,", "sections[0].figures[0]"],
        [
          process,
          "./three-steps.jpg",
          "./four-steps.jpg",
          "sections[0].image.src",
        ],
        [
          process,
          '"#launch-schedule"',
          '"#lunch"',
          "sections[0].actions[1].link",
        ],
      ],
    ],
  },
  {
    path: "/blog",
    file: blog,
    text: "What we learn while running",
    rounds: [
      [
        [
          authors,
          "\nsearch-desk:",
          "\nsearch-team:",
          "author",
          lineOf(lastPost, "author: search-desk"),
        ],
        [site, "brand: Northcart", "brand:", "brand"],
        [
          categories,
          "\nmarketing:",
          "\nmarketings:",
          "categories[1]",
          lineOf(otherPost, "categories:"),
        ],
        [
          labels,
          "skipToContent: Skip to content\n",
          "",
          "skipToContent",
          `${labels}:2:`,
        ],
        [blog, "searchLabel: Search posts\n", "", "searchLabel", `${blog}:2:`],
      ],
      [
        [
          otherPost,
          null,
          null,
          "relatedPosts[0]",
          lineOf(article, "relatedPosts:"),
        ],
      ],
      [[labels, null, null, "file", `${labels}:1:`]],
    ],
  },
  {
    path: "/",
    file: home,
    text: "One Montreal team runs your email",
    rounds: [
      [
        [
          home,
          "[starter, growth, custom]",
          "[starter, grow, custom]",
          "sections[5].plans[1]",
        ],
        [
          clients,
          "\ncolo:",
          "\ncolos:",
          "sections[1].strip.clients[3]",
          lineOf(home, "- colo\n"),
        ],
        [
          facts,
          "\nretention:",
          "\nretentions:",
          "sections[0].figures[1]",
          lineOf(home, "figures: ["),
        ],
        [
          home,
          "kicker: Outsourced",
          'kicker: "{{fact.unknown}}" # ',
          "sections[0].kicker",
        ],
      ],
    ],
  },
];
