/** A kind of page that `npm run new` can begin. */
export interface DraftKind {
  /** What the writer calls it on the command line. */
  name: string;
  /** The content type that it makes a record of. */
  typeName: string;
  /** What stands in the quotes after the kind. */
  takes: string;
  /** The field that holds these words; their limits are those of the field. */
  titleField: string;
  /** Fields that say the same, as far as it fits. */
  echoes: readonly string[];
  /** Values that the declaration alone can't know. */
  values: Readonly<Record<string, string>>;
  /** The field that numbers the records, where there is one: a draft gets the next number. */
  numberField?: string;
  /** The guide that tells how to go on. */
  guide: string;
}

/** In the order in which they are listed. */
export const draftKinds: readonly DraftKind[] = [
  {
    name: "post",
    typeName: "BlogPost",
    takes: "Title",
    titleField: "title",
    echoes: ["seo.title"],
    values: {},
    guide: "docs/writing-a-post.md",
  },
  {
    name: "article",
    typeName: "Article",
    takes: "Title",
    titleField: "title",
    echoes: ["seo.title"],
    values: { "startLink.label": "Start reading", "startLink.link": "#start-with-one-thing" },
    guide: "docs/writing-an-article.md",
  },
  {
    name: "case-study",
    typeName: "CaseStudy",
    takes: "Brand",
    titleField: "brand",
    echoes: [],
    values: { "figures.value": "+0%" },
    numberField: "position",
    guide: "docs/adding-a-case-study.md",
  },
  {
    name: "page",
    typeName: "LandingPage",
    takes: "Title",
    titleField: "sections.hero.heading",
    echoes: ["seo.title"],
    values: {},
    guide: "docs/adding-a-page.md",
  },
];
