import { graphql } from "gatsby";
import { routes } from "../../site/routes";
import { PageSeo } from "./page-seo";
import { toBlogPosting, toBreadcrumbs } from "./structured-data";
import { useCompany } from "./use-company";

interface PostSeoProps {
  post: Queries.PostSeoFragment;
  blogName: string;
}

/** The head of a post. */
export function PostSeo({ post, blogName }: PostSeoProps) {
  const { homeLabel, ...company } = useCompany();
  const { title, description, keywords } = post.seo;
  const path = post.path;
  const image = post.shareImage;
  const facts = { path, title: post.title, description, publishedOn: post.publishDate };
  const trail = [
    { name: homeLabel, path: routes.home },
    { name: blogName, path: routes.blog },
    { name: post.title, path },
  ];
  // The head of the HTML has it: the visitor's bundle leaves it out.
  const structuredData =
    process.env.BUILD_STAGE === "build-javascript"
      ? []
      : [
          toBlogPosting(
            { ...facts, author: post.author.name, image: image.src, keywords },
            company,
          ),
          toBreadcrumbs(trail, company),
        ];
  return (
    <PageSeo
      site={company}
      page={{ ...facts, title, kind: "article", keywords, image, structuredData }}
    />
  );
}

export const postSeoFragment = graphql`
  fragment PostSeo on BlogPost {
    path
    title
    publishDate
    seo {
      ...SeoText
    }
    author {
      name
    }
    shareImage {
      ...ShareImage
    }
  }
`;
