import type { RecordFault } from "../content-type";

interface ArticleFields {
  publishDate: string;
  updatedDate: string;
  startLink: { link: string };
}

/** An article changes after it is published, and its first button leads down to its text. */
export function checkArticle({ value }: { value: unknown }): RecordFault[] {
  const { publishDate, updatedDate, startLink } = value as ArticleFields;
  const early = {
    path: ["updatedDate"],
    problem: `${updatedDate} is before the day of publication, ${publishDate}`,
    remedy: `write ${publishDate} or a later day`,
  };
  const away = {
    path: ["startLink", "link"],
    problem: `"${startLink.link}" leads away from the text`,
    remedy: 'write the anchor of a heading, in quotes: "#introduction"',
  };
  return [
    ...(updatedDate < publishDate ? [early] : []),
    ...(startLink.link.startsWith("#") ? [] : [away]),
  ];
}
