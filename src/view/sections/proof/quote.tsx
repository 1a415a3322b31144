import { graphql } from "gatsby";
import { Drawing } from "../../components/picture/drawing";
import { SmartLink } from "../../components/ui/smart-link";
import { useUiLabels } from "../../components/ui/use-site";
import {
  accountNotes,
  createStyles,
  media,
  rule,
  size,
  space,
  stack,
  withAccount,
} from "../../theme";

interface QuoteProps {
  testimonial: Queries.QuoteFragment;
  /** The first quote: on wide screens, its words are large. */
  isLead: boolean;
}

/** One quote, with its source in the account column. */
export function Quote({ testimonial, isLead }: QuoteProps) {
  const { key, name, company, link, client, caseStudy } = testimonial;
  const { shortQuote, fullQuote } = testimonial;
  const { readMore, readLess } = useUiLabels();
  const sourceId = `source-${key}`;
  return (
    <figure css={styles.quote}>
      <blockquote css={[styles.words, isLead && styles.lead]}>
        <p data-short-quote="">{shortQuote}</p>
        {/* The full quote, if it is longer, replaces the short one when opened. */}
        {fullQuote.length > shortQuote.length && (
          <details css={styles.details} name="testimonials">
            <summary css={styles.summary} aria-describedby={sourceId}>
              <span data-when="closed">{readMore}</span>
              <span data-when="open">{readLess}</span>
            </summary>
            <p>{fullQuote}</p>
          </details>
        )}
      </blockquote>
      <figcaption id={sourceId} css={styles.source}>
        {client && <Drawing css={styles.logo} file={client.logo.file} />}
        <strong css={styles.company}>
          {link ? <SmartLink to={link}>{company}</SmartLink> : company}
        </strong>
        <span>{name}</span>
        {caseStudy && (
          <span>
            <strong>{caseStudy.headlineFigure.value}</strong>
            {` ${caseStudy.headlineFigure.metric}`}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const styles = createStyles({
  quote: {
    ...stack(space.x4),
    ...withAccount,
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    // Only one of the two quotes is rendered at a time, also for screen readers.
    "&:has(details[open]) [data-short-quote]": { display: "none" },
  },
  words: {
    fontSize: size.lead,
    lineHeight: 1.4,
    p: {
      textIndent: "-0.42em",
      "&::before": { content: "open-quote" },
      "&::after": { content: "close-quote" },
    },
  },
  lead: { [media.wide]: { fontSize: size.h2Small, lineHeight: 1.3 } },
  details: {
    "&[open]": {
      display: "flex",
      flexDirection: "column-reverse",
      gap: space.x3,
    },
    "&[open] [data-when='closed'], &:not([open]) [data-when='open']": {
      display: "none",
    },
  },
  summary: {
    alignSelf: "start",
    display: "inline-flex",
    minHeight: "2.75rem",
    color: "var(--figure)",
    fontSize: size.body,
    textDecoration: "underline",
    "&&::after": { content: "none" },
  },
  source: { ...accountNotes, color: "var(--soft)" },
  company: { fontSize: size.body, color: "var(--figure)" },
  logo: {
    width: "auto",
    height: space.x6,
    // Logos are dark.
    "[data-tone=spruce] &": { filter: "brightness(0) invert(1)" },
  },
});

export const quoteFragment = graphql`
  fragment Quote on Testimonial {
    key
    name
    company
    shortQuote
    fullQuote
    link {
      ...LinkTarget
    }
    client {
      logo {
        ...VectorDrawing
      }
    }
    caseStudy {
      headlineFigure {
        value
        metric
      }
    }
  }
`;
