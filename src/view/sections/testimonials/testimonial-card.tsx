import { Drawing } from "../../components/picture/drawing";
import { SmartLink } from "../../components/ui/smart-link";
import { onSpruce } from "../../components/section/band";
import {
  color,
  css,
  font,
  media,
  numeral,
  size,
  space,
  splitAt,
} from "../../theme";
import { useUiLabels } from "../../components/ui/use-site";

/** The style of a short or full quote. */
export const quoteText = css({
  fontFamily: font.label,
  fontSize: size.lead,
  fontWeight: 550,
  letterSpacing: "-0.01em",
  lineHeight: 1.4,
  textIndent: "-0.42em",
  "&::before": { content: "open-quote" },
  "&::after": { content: "close-quote" },
});

interface TestimonialCardProps {
  id: string;
  testimonial: Queries.TestimonialsSectionFragment["testimonials"][number];
  /** A statement: its figure and quote are large on wide screens. */
  isLead?: boolean;
}

/** One quote and its author. The full quote, if longer, replaces the short one when opened. */
export function TestimonialCard({
  id,
  testimonial,
  isLead = false,
}: TestimonialCardProps) {
  const { name, company, shortQuote, fullQuote, link, client, caseStudy } =
    testimonial;
  const { readMore, readLess } = useUiLabels();
  return (
    <figure css={[styles.card, isLead && styles.lead]}>
      <blockquote css={styles.quote}>
        <p css={quoteText} data-short-quote="">
          {shortQuote}
        </p>
        {fullQuote.length > shortQuote.length && (
          <details css={styles.details} name="testimonials">
            <summary css={styles.summary} aria-describedby={`${id}-source`}>
              <span data-when="closed">{readMore}</span>
              <span data-when="open">{readLess}</span>
            </summary>
            <p css={quoteText}>{fullQuote}</p>
          </details>
        )}
      </blockquote>
      <figcaption id={`${id}-source`} css={styles.source}>
        <span css={styles.who}>
          {client && (
            <Drawing css={styles.logo} file={client.logo.file} alt="" />
          )}
          <strong css={styles.company}>
            {link ? <SmartLink to={link}>{company}</SmartLink> : company}
          </strong>
          <span css={styles.soft}>{name}</span>
        </span>
        {caseStudy && (
          <span css={styles.soft}>
            <strong css={[styles.figure, isLead && styles.leadFigure]}>
              {caseStudy.headlineFigure.value}
            </strong>
            {` ${caseStudy.headlineFigure.metric}`}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const styles = {
  card: css({
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: space.x4,
    paddingTop: space.x4,
    borderTop: "1px solid currentColor",
    // Only one of the two quotes is rendered at a time, also for screen readers.
    "&:has(details[open]) [data-short-quote]": { display: "none" },
  }),
  lead: css({
    [media.wide]: {
      display: "grid",
      ...splitAt(7),
      borderTop: 0,
      alignItems: "end",
      "blockquote p": { fontSize: size.h2, lineHeight: 1.15 },
      figcaption: { order: -1 },
    },
  }),
  leadFigure: css({
    [media.wide]: { fontSize: "min(11.5rem, 13vw)", lineHeight: 0.9 },
  }),
  quote: css({ display: "grid", gap: space.x3 }),
  source: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "end",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: `1px solid ${color.line}`,
    fontSize: size.small,
    lineHeight: 1.5,
  }),
  who: css({ display: "grid", justifyItems: "start" }),
  logo: css({
    width: "auto",
    height: space.x6,
    marginBottom: space.x2,
    // Logos are dark.
    "[data-tone=spruce] &": { filter: "brightness(0) invert(1)" },
  }),
  company: css({
    fontSize: size.body,
    a: { display: "block", paddingBlock: space.x1 },
  }),
  soft: css({ color: color.inkSoft, ...onSpruce(color.mint) }),
  figure: css(numeral, { display: "block" }),
  details: css({
    "&[open]": {
      display: "flex",
      flexDirection: "column-reverse",
      gap: space.x3,
    },
    "&[open] [data-when='closed'], &:not([open]) [data-when='open']": {
      display: "none",
    },
  }),
  summary: css({
    alignSelf: "start",
    display: "inline-flex",
    minHeight: "2.75rem",
    color: "var(--figure)",
    fontWeight: 600,
    textDecoration: "underline",
    textDecorationThickness: "0.1em",
    textUnderlineOffset: "0.3em",
    [media.hover]: { "&:hover": { textDecorationThickness: "0.2em" } },
  }),
};
