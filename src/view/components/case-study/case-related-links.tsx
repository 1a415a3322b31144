import { graphql } from "gatsby";
import { css, media, space, splitAt, stack } from "../../theme";
import { PageLinks } from "../article/page-links";
import { ActionRow } from "../ui/action-row";
import { Band } from "../section/band";

interface CaseRelatedLinksProps {
  caseStudy: Queries.CaseRelatedLinksFragment;
  words: Queries.CaseRelatedLinksWordsFragment;
  /** Null for the only case. */
  next: Queries.NextCaseFragment | null;
}

/** Links after a case study: the services used, similar stores, the next case. */
export function CaseRelatedLinks({
  caseStudy,
  words,
  next,
}: CaseRelatedLinksProps) {
  const { path, seo } = caseStudy.related;
  const pages = [{ path, title: seo.title, note: words.related }];
  if (next) pages.push({ ...next, note: words.next });
  return (
    <Band tone="birch">
      <div css={columns}>
        <PageLinks
          heading={words.services}
          pages={caseStudy.services.map(({ label, link }) => ({
            path: link.href,
            title: label,
          }))}
        />
        <div css={stack(space.x4)}>
          <PageLinks heading={words.furtherReading} pages={pages} />
          <ActionRow actions={[words.allCases]} />
        </div>
      </div>
    </Band>
  );
}

const columns = css({
  display: "grid",
  gap: space.x8,
  // The services are in the account column.
  [media.wide]: { ...splitAt(10), "& > nav": { gridArea: "1 / 2" } },
});

export const caseRelatedLinksFragment = graphql`
  fragment CaseRelatedLinks on CaseStudy {
    services {
      label
      link {
        ...LinkTarget
      }
    }
    related {
      path
      seo {
        title
      }
    }
  }

  fragment CaseRelatedLinksWords on CaseStudyWords {
    services
    furtherReading
    related
    next
    allCases {
      ...Action
    }
  }

  fragment NextCase on CaseStudy {
    path
    title
  }
`;
