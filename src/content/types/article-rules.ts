import type { Problem } from "../problems/problem";

interface ArticleFields {
  publishDate: string;
  updatedDate: string;
  startLink: { link: string };
}

/** An article changes after it is published, and its first button leads down to its text. */
export function checkArticle({ value }: { value: unknown }): Problem[] {
  const { publishDate, updatedDate, startLink } = value as ArticleFields;
  const early = {
    path: ["updatedDate"],
    what: `${updatedDate} is before the day of publication, ${publishDate}`,
    hint: `write ${publishDate} or a later day`,
  };
  const away = {
    path: ["startLink", "link"],
    what: `"${startLink.link}" leads away from the text`,
    hint: 'write the anchor of a heading, in quotes: "#introduction"',
  };
  return [
    ...(updatedDate < publishDate ? [early] : []),
    ...(startLink.link.startsWith("#") ? [] : [away]),
  ];
}
