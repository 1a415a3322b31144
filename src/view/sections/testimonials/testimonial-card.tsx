import type { CSSObject } from "@emotion/react";
import { Drawing } from "../../components/picture/drawing";
import { SmartLink } from "../../components/ui/smart-link";
import { onSpruce } from "../../components/section/band";
import {
  accountPart,
  color,
  createStyles,
  css,
  font,
  media,
  numeral,
  ruledFromWide,
  size,
  space,
  splitAt,
  stack,
  underline,
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

type Testimonial = Queries.TestimonialsSectionFragment["testimonials"][number];
type Case = NonNullable<Testimonial["caseStudy"]>;

interface TestimonialCardProps {
  id: string;
  testimonial: Testimonial;
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
            <p css={[quoteText, styles.full]}>{fullQuote}</p>
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
          <span css={[styles.soft, isLead && styles.leadResult]}>
            <strong
              css={[
                styles.figure,
                isLead && styles.leadFigure,
                isLead && buildWindow(caseStudy.window),
              ]}
            >
              {caseStudy.headlineFigure.value}
            </strong>
            {` ${caseStudy.headlineFigure.metric}`}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** A figure through which the client's picture shows. The mint over it keeps its dark parts lighter than the band. */
function buildWindow({ file }: Case["window"]): CSSObject {
  const source = file.childImageSharp?.gatsbyImageData.images.sources?.[0];
  const [address] = source?.srcSet.split(" ") ?? [];
  if (!source?.type || !address) return {};
  return {
    [media.wide]: {
      "@supports (background-clip: text)": {
        background: `linear-gradient(${color.mint}73 0 0), image-set(url("${address}") type("${source.type}")) center 40% / cover`,
        backgroundClip: "text",
        WebkitTextFillColor: "transparent",
        [media.forcedColors]: { WebkitTextFillColor: "currentColor" },
        [media.print]: { WebkitTextFillColor: "currentColor" },
      },
    },
  };
}

const styles = createStyles({
  card: {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: space.x4,
    paddingTop: space.x4,
    borderTop: "1px solid currentColor",
    // Only one of the two quotes is rendered at a time, also for screen readers.
    "&:has(details[open]) [data-short-quote]": { display: "none" },
  },
  // The figure over the whole width, then the quote, with its source in the account column.
  lead: [
    accountPart,
    ruledFromWide,
    {
      isolation: "isolate",
      "&::before, &::after": { zIndex: -1 },
      [media.wide]: {
        display: "grid",
        ...splitAt(10),
        rowGap: space.x6,
        paddingTop: 0,
        borderTop: 0,
        "[data-short-quote]": { fontSize: "2rem", lineHeight: 1.2 },
        figcaption: { display: "contents" },
      },
    },
  ],
  leadResult: {
    [media.wide]: {
      gridArea: "1 / 1 / auto / -1",
      display: "flex",
      alignItems: "end",
      columnGap: space.x4,
      fontSize: size.h3,
    },
  },
  full: {
    fontFamily: font.text,
    fontSize: "1.3125rem",
    fontWeight: 400,
    letterSpacing: 0,
  },
  leadFigure: {
    [media.wide]: {
      width: "fit-content",
      // The last glyph is wider than its letter spacing.
      paddingInlineEnd: "0.03em",
      fontSize: "min(19rem, 23vw)",
      lineHeight: 0.82,
      letterSpacing: "-0.03em",
    },
  },
  quote: {
    ...stack(space.x3),
    [media.wide]: { "& > p": { fontSize: size.body } },
  },
  source: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "end",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: `1px solid ${color.line}`,
    fontSize: size.small,
    lineHeight: 1.5,
  },
  who: { ...stack("0"), justifyItems: "start" },
  logo: {
    width: "auto",
    height: space.x6,
    marginBottom: space.x2,
    // Logos are dark.
    "[data-tone=spruce] &": { filter: "brightness(0) invert(1)" },
  },
  company: {
    fontSize: size.body,
    a: { display: "block", paddingBlock: space.x1 },
  },
  soft: { color: color.inkSoft, ...onSpruce(color.mint) },
  figure: { ...numeral, display: "block" },
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
    fontWeight: 600,
    textDecoration: "underline",
    textDecorationThickness: underline.thin,
    textUnderlineOffset: "0.3em",
    [media.hover]: { "&:hover": { textDecorationThickness: underline.thick } },
  },
});
