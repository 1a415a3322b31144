import type { Problem } from "../problems/problem";

/** A text is changed after it is published. */
export function checkUpdated({
  publishDate,
  updatedDate,
}: {
  publishDate: string;
  updatedDate?: string | undefined;
}): Problem[] {
  if (updatedDate === undefined || updatedDate >= publishDate) return [];
  return [
    {
      path: ["updatedDate"],
      what: `${updatedDate} is before the day of publication, ${publishDate}`,
      hint: `write ${publishDate} or a later day`,
    },
  ];
}
