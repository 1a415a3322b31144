/** The path and words of one page of a list; a later page says its number, so that no two titles are alike. */
export function toListPageFacts(
  path: string,
  { title, description }: { title: string; description: string },
  page: number,
) {
  const suffix = page === 1 ? "" : ` (${String(page)})`;
  return { path, title: `${title}${suffix}`, description: `${description}${suffix}` };
}
