import type { Thing } from "schema-dts";
import type { useSite } from "../ui/use-site";

/** A page's metadata for search engines and shared links. */
export type PageMetadata = Queries.PageSeoFragment["seo"] & {
  path: string;
  image: Queries.PageSeoFragment["shareImage"];
  kind?: "website" | "article";
  isIndexed?: boolean;
  /** Articles only: the publication date, YYYY-MM-DD. */
  publishedOn?: string | null;
  buildStructuredData: (company: Company) => readonly Thing[];
};

/** The company details in heads and structured data. `url` has no trailing slash. */
export type Company = ReturnType<typeof useSite> & { homeLabel: string };

/** The absolute URL of a path; the home page's has the trailing slash that browsers would add. */
export function absoluteUrl(path: string, { url }: Company): string {
  return `${url}${path}`;
}

export function formatPageTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} | ${brand}`;
}
