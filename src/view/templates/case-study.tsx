import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { PageContext } from "../components/section/page-context";
import { Breadcrumbs } from "../components/article/breadcrumbs";
import { CoverPicture } from "../components/picture/cover-picture";
import { CaseChannels } from "../components/case-study/case-channels";
import { CaseHero } from "../components/case-study/case-hero";
import { CaseProofs } from "../components/case-study/case-proofs";
import {
  CaseResults,
  CaseStatement,
} from "../components/case-study/case-results";
import { CaseRelatedLinks } from "../components/case-study/case-related-links";
import { buildCaseHead } from "../components/seo/text-heads";
import { Seo } from "../components/seo/seo";
import { Container } from "../components/section/container";
import { Prose } from "../sections/prose/prose";
import { css, media, space } from "../theme";
import { routes } from "../../lib/urls/routes";
import { useBookingPlace } from "../components/ui/use-booking-place";
import { ClosingCall } from "../sections/call-to-action/call-to-action";

/** What was done for one brand, and the results. */
export default function CaseStudyTemplate({
  data,
}: PageProps<Queries.CaseStudyQuery>) {
  const placeBookings = useBookingPlace();
  const { caseStudy, words, next } = data;
  if (!caseStudy || !words) return null;
  const { overview, takeaway, serviceSummary, closing, proofs, sources } =
    caseStudy;
  const part = { anchor: null, tone: "paper", actions: null } as const;
  const listTitle = data.landingPage?.seo.title ?? words.kicker;
  return (
    <PageContext.Provider value={caseStudy}>
      <article>
        <Seo
          toHead={(company) => buildCaseHead(caseStudy, listTitle, company)}
        />
        <Container>
          <Breadcrumbs
            steps={[{ name: listTitle, path: routes.caseStudies }]}
          />
        </Container>
        <CaseHero caseStudy={caseStudy} words={words} />
        <CaseStatement caseStudy={caseStudy} words={words} />
        <div css={cover}>
          <Container>
            <CoverPicture image={caseStudy.cover} loading="lazy" />
          </Container>
        </div>
        <Prose {...part} {...overview} kicker={words.overview} />
        <CaseChannels heading={words.channels} caseStudy={caseStudy} />
        {proofs && <CaseProofs heading={words.proofs} proofs={proofs} />}
        <CaseResults caseStudy={caseStudy} label={words.results} />
        {serviceSummary && (
          <Prose {...part} {...serviceSummary} kicker={words.serviceSummary} />
        )}
        <Prose {...part} {...takeaway} tone="mint" kicker={words.takeaway} />
        <CaseRelatedLinks caseStudy={caseStudy} words={words} next={next} />
        <ClosingCall
          {...closing}
          calls={placeBookings(words.actions, "closing")}
        />
        <Sources entries={sources} />
      </article>
    </PageContext.Provider>
  );
}

const cover = css({
  marginTop: space.x6,
  [media.wide]: { marginTop: space.x12 },
});

export const query = graphql`
  query CaseStudy($id: String!, $nextId: String, $listId: String!) {
    caseStudy(id: { eq: $id }) {
      ...CaseSeo
      ...CaseHero
      ...CaseChannels
      ...CaseResults
      ...CaseRelatedLinks
      desk {
        ...Signature
      }
      sources {
        ...SourceEntry
      }
      cover: image {
        ...CoverPicture
      }
      overview {
        ...CasePart
      }
      serviceSummary {
        ...CasePart
      }
      takeaway {
        ...CasePart
      }
      proofs {
        ...CaseProof
      }
      closing {
        heading
        text {
          html
        }
      }
    }
    next: caseStudy(id: { eq: $nextId }) {
      ...NextCase
    }
    landingPage(id: { eq: $listId }) {
      seo {
        title
      }
    }
    words: caseStudyWords {
      overview
      channels
      proofs
      results
      serviceSummary
      takeaway
      ...CaseHeroWords
      actions {
        ...CallAction
      }
      ...CaseStatementWords
      ...CaseRelatedLinksWords
    }
  }

  fragment CasePart on CasePart {
    heading
    text {
      html
    }
  }
`;
