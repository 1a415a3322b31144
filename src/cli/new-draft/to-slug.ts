import slugify from "slugify";

/** The most characters that an address made from a title has. */
const mostCharacters = 60;

/** The address that a title gives a page, `Crème & Co.` → `creme-and-co`; empty when nothing of it is left. */
export function toSlug(title: string): string {
  // A letter that carries a mark is the letter and the mark: only the letter stays.
  const letters = title.normalize("NFKD").replace(/\p{M}/gu, "");
  const slug = slugify(letters, { lower: true, strict: true });
  if (slug.length <= mostCharacters) return slug;
  const cut = slug.slice(0, mostCharacters + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, mostCharacters);
}
