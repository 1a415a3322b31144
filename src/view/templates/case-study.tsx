import { type PageProps, graphql } from "gatsby";
import { Breadcrumbs } from "../components/article/breadcrumbs";
import { CaseHero } from "../components/case-study/case-hero";
import { CaseProofs } from "../components/case-study/case-proofs";
import { CaseRelatedLinks } from "../components/case-study/case-related-links";
import { buildTextHead } from "../components/seo/heads";
import { Page } from "../components/layout/page";
import { Container } from "../components/section/container";
import { Faq } from "../sections/faq/faq";
import { Prose } from "../sections/prose/prose";
import { routes } from "../../lib/urls/routes";
import { useBookingPlace } from "../components/ui/use-booking-place";
import { ClosingCall } from "../sections/call-to-action/call-to-action";

/** What was done for one brand, and the results. */
export default function CaseStudyTemplate({
  data: { caseStudy, words, next, landingPage },
}: PageProps<Queries.CaseStudyQuery>) {
  const placeBookings = useBookingPlace();
  if (!caseStudy || !words) return null;
  const { overview, takeaway, results, serviceSummary, closing, proofs } =
    caseStudy;
  const channels = caseStudy.channels.map(({ name, heading, text }) => ({
    title: `${name}: ${heading}`,
    text,
  }));
  const list = {
    name: landingPage?.seo.title ?? words.kicker,
    path: routes.caseStudies,
  };
  return (
    <article>
      <Page head={buildTextHead(caseStudy, list)} record={caseStudy}>
        <Container>
          <Breadcrumbs {...list} />
        </Container>
        <CaseHero caseStudy={caseStudy} words={words} />
        <Prose {...overview} kicker={words.overview} />
        <Faq heading={words.channels} items={channels} />
        <Prose
          {...results}
          tone="gold"
          kicker={words.results}
          headingSize="large"
        >
          {proofs && <CaseProofs proofs={proofs} />}
        </Prose>
        {serviceSummary && (
          <Prose {...serviceSummary} kicker={words.serviceSummary} />
        )}
        <Prose {...takeaway} tone="mint" kicker={words.takeaway} />
        <CaseRelatedLinks caseStudy={caseStudy} words={words} next={next} />
        <ClosingCall
          {...closing}
          calls={placeBookings(words.actions, "closing")}
        />
      </Page>
    </article>
  );
}

export const query = graphql`
  query CaseStudy($id: String!, $nextId: String, $listId: String!) {
    caseStudy(id: { eq: $id }) {
      ...CaseSeo
      ...CaseHero
      channels {
        name
        heading
        text {
          html
        }
      }
      ...CaseRelatedLinks
      desk {
        ...Signature
      }
      deskPicture {
        ...VectorDrawing
      }
      sources {
        ...SourceEntry
      }
      overview {
        ...CasePart
      }
      results {
        heading
        text {
          html
        }
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
      results
      serviceSummary
      takeaway
      ...CaseHeroWords
      actions {
        ...CallAction
      }
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
