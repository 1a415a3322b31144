import { graphql } from "gatsby";
import { routes } from "../../site/routes";
import { toArticle, toHowTo } from "./article-data";
import { PageSeo } from "./page-seo";
import { toBreadcrumbs } from "./structured-data";
import { useCompany } from "./use-company";

interface ArticleSeoProps {
  article: Queries.ArticleSeoFragment;
  blogName: string;
}

/** The head of a guide; one that is a tutorial names its steps. */
export function ArticleSeo({ article, blogName }: ArticleSeoProps) {
  const { homeLabel, ...company } = useCompany();
  const { title, description, keywords } = article.seo;
  const path = article.path;
  const image = article.shareImage;
  const facts = { path, title: article.title, description };
  const trail = [
    { name: homeLabel, path: routes.home },
    { name: blogName, path: routes.blog },
    { name: article.title, path },
  ];
  const { publishDate: publishedOn, updatedDate: updatedOn, steps } = article;
  // The head of the HTML has it: the visitor's bundle leaves it out.
  const structuredData =
    process.env.BUILD_STAGE === "build-javascript"
      ? []
      : [
          toArticle({ ...facts, publishedOn, updatedOn, image: image.src, keywords }, company),
          ...(steps.length > 0 ? [toHowTo(facts, steps, company)] : []),
          toBreadcrumbs(trail, company),
        ];
  return (
    <PageSeo
      site={company}
      page={{
        ...{ path, title, description, keywords, image, publishedOn, structuredData },
        kind: "article",
      }}
    />
  );
}

export const articleSeoFragment = graphql`
  fragment ArticleSeo on Article {
    path
    title
    publishDate
    updatedDate
    steps {
      id
      name
      text
    }
    seo {
      ...SeoText
    }
    shareImage {
      ...ShareImage
    }
  }
`;
