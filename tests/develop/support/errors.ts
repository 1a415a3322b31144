/** A save that brings an error into the content, and where it is reported. */
export interface ContentError {
  name: string;
  file: string;
  /** What is replaced; without it the whole text is. */
  from?: string;
  /** Without it the file is removed. */
  to?: string;
  /** The file and line that it is reported at, if that is not the first changed line. */
  at?: string;
  field: string;
}

/** A page that stays open while the content has errors, one after the other. */
export interface WatchedPage {
  path: string;
  file: string;
  /** Words of the file that the page shows. */
  words: string;
  errors: readonly ContentError[];
}

const post = "content/blog/product-feed-optimization/index.md";
const process = "content/landing/process/index.yaml";
const home = "content/landing/home/index.yaml";
const blog = "content/blog/index.yaml";
const site = "content/site.yaml";
const labels = "content/ui-labels.yaml";
const authors = "content/shared/authors.yaml";
const categories = "content/shared/blog-categories.yaml";
const facts = "content/shared/facts.yaml";
const plans = "content/shared/plans.yaml";
const clients = "content/shared/clients.yaml";

const ofPost: ContentError[] = [
  {
    name: "a colon in the title",
    file: post,
    from: "title: Product",
    to: "title: New: product",
    field: "YAML",
  },
  {
    name: "no end of the fields",
    file: post,
    from: "\n---\n\nIn a",
    to: "\n\nIn a",
    at: `${post}:1:`,
    field: "YAML",
  },
  {
    name: "a tab",
    file: post,
    from: "  src: ./cover.jpg",
    to: "\tsrc: ./cover.jpg",
    field: "YAML",
  },
  { name: "a bad date", file: post, from: "2025-05-30", to: "30.05.2025", field: "publishDate" },
  {
    name: "an unknown category",
    file: post,
    from: "[google-shopping,",
    to: "[google-shoping,",
    field: "categories[0]",
  },
  {
    name: "an unknown author",
    file: post,
    from: "author: search-desk",
    to: "author: nobody",
    field: "author",
  },
  {
    name: "a missing cover",
    file: post,
    from: "./cover.jpg",
    to: "./cover-2.jpg",
    field: "cover.src",
  },
  {
    name: "a removed cover",
    file: "content/blog/product-feed-optimization/cover.jpg",
    at: `${post}:7:`,
    field: "cover.src",
  },
  {
    name: "a missing alt text",
    file: post,
    from: "alt: A shelf",
    to: "alt: # A shelf",
    field: "cover.alt",
  },
  {
    name: "a misspelled picture",
    file: post,
    from: "\n## Where each",
    to: "\n![A shelf of boxes](./shelf.jpg)\n\n## Where each",
    at: `${post}:29:`,
    field: "body",
  },
  {
    name: "a heading that skips a level",
    file: post,
    from: "\n## Where each",
    to: "\n#### Where each",
    at: `${post}:29:`,
    field: "body",
  },
  { name: "a broken link", file: post, from: "](/process)", to: "](/proces)", field: "body" },
];

const ofLanding: ContentError[] = [
  {
    name: "a wrong value",
    file: process,
    from: "variant: split",
    to: "variant: splt",
    field: "sections[0].variant",
  },
  {
    name: "a wrong type of section",
    file: process,
    from: "type: hero",
    to: "type: heroo",
    field: "sections[0].type",
  },
  {
    name: "an unknown case",
    file: process,
    from: "proof: colo",
    to: "proof: coll",
    field: "sections[0].proof",
  },
  {
    name: "a list for a text",
    file: process,
    from: "heading: How Our AI Solutions Work",
    to: "heading: [How, Our]",
    field: "sections[0].heading",
  },
  {
    name: "an unknown field",
    file: process,
    from: "variant: split",
    to: "variante: split",
    field: "sections[0].variante",
  },
  {
    name: "a missing picture",
    file: process,
    from: "./three-steps.jpg",
    to: "./four-steps.jpg",
    field: "sections[0].image.src",
  },
  {
    name: "a broken anchor",
    file: process,
    from: '"#launch-schedule"',
    to: '"#lunch"',
    field: "sections[0].actions[1].link",
  },
  {
    name: "an emptied heading",
    file: process,
    from: "heading: How Our AI Solutions Work",
    to: "heading:",
    field: "sections[0].heading",
  },
  {
    name: "bad indentation",
    file: process,
    from: "    variant: split",
    to: "   variant: split",
    field: "YAML",
  },
  { name: "an empty file", file: process, to: "", field: "file" },
];

const ofBlog: ContentError[] = [
  {
    name: "a renamed author",
    file: authors,
    from: "\nsearch-desk:",
    to: "\nsearch-team:",
    at: "content/blog/llm-visibility-for-store-brands/index.md:5:",
    field: "author",
  },
  { name: "an emptied brand", file: site, from: "brand: Northcart", to: "brand:", field: "brand" },
  {
    name: "a renamed category",
    file: categories,
    from: "\nmarketing:",
    to: "\nmarketings:",
    at: "content/blog/where-to-spend-marketing-budget/index.md:9:",
    field: "categories[1]",
  },
  {
    name: "a removed post that others name",
    file: "content/blog/where-to-spend-marketing-budget/index.md",
    at: "content/articles/best-shopify-themes/index.md:21:",
    field: "relatedPosts[0]",
  },
  {
    name: "a removed label",
    file: labels,
    from: "skipToContent: Skip to content\n",
    to: "",
    at: `${labels}:2:`,
    field: "skipToContent",
  },
  {
    name: "a removed setting of the blog",
    file: blog,
    from: "searchLabel: Search posts\n",
    to: "",
    at: `${blog}:2:`,
    field: "searchLabel",
  },
  {
    name: "a duplicate field",
    file: site,
    from: "\nurl: ",
    to: "\nurl: https://a.example\nurl: ",
    at: `${site}:7:`,
    field: "YAML",
  },
  {
    name: "a missing portrait",
    file: authors,
    from: "./authors/search-desk.png",
    to: "./authors/search.png",
    field: "search-desk.avatar.src",
  },
  {
    name: "an author without a text",
    file: authors,
    from: "bio: The search desk",
    to: "bio: # The search desk",
    field: "search-desk.bio",
  },
  { name: "a removed file of labels", file: labels, at: `${labels}:1:`, field: "file" },
];

const ofHome: ContentError[] = [
  {
    name: "an unknown plan",
    file: home,
    from: "[starter, growth, custom]",
    to: "[starter, grow, custom]",
    field: "sections[6].plans[1]",
  },
  {
    name: "a renamed client",
    file: clients,
    from: "\ncolo:",
    to: "\ncolos:",
    at: `${home}:184:`,
    field: "sections[2].clients[1]",
  },
  {
    name: "a renamed fact",
    file: facts,
    from: "\nretention:",
    to: "\nretentions:",
    at: `${home}:30:`,
    field: "sections[0].figures[3]",
  },
  {
    name: "a missing logo",
    file: clients,
    from: "./clients/colo.svg",
    to: "./clients/colos.svg",
    field: "colo.logo.src",
  },
  {
    name: "an unknown variable",
    file: home,
    from: "kicker: Outsourced",
    to: 'kicker: "{{fact.unknown}}" # ',
    field: "sections[0].kicker",
  },
  {
    name: "a plan without a price",
    file: plans,
    from: "price: ",
    to: "price: # ",
    field: "starter.price",
  },
  {
    name: "a misspelled required field",
    file: home,
    from: "  description:",
    to: "  descripton:",
    field: "seo.descripton",
  },
  { name: "a quotation without its end", file: home, from: "alt: ", to: 'alt: "', field: "YAML" },
];

export const watchedPages: readonly WatchedPage[] = [
  {
    path: "/blog/product-feed-optimization",
    file: post,
    words: "Work in this order",
    errors: ofPost,
  },
  { path: "/process", file: process, words: "What happens at each step", errors: ofLanding },
  { path: "/blog", file: blog, words: "What our desks learn", errors: ofBlog },
  { path: "/", file: home, words: "We run your email and SMS", errors: ofHome },
];
