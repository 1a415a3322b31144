import { css } from "@emotion/react";
import { Drawing } from "../../components/picture/drawing";
import { numeral } from "../../components/ui/numeral";
import { SmartLink } from "../../components/ui/smart-link";
import { color, font, radius, rule, size, space } from "../../theme/tokens";
import { quoteText } from "./quote-text";
import { WholeQuote } from "./whole-quote";

interface TestimonialCardProps {
  id: string;
  testimonial: Queries.TestimonialsSectionFragment["testimonials"][number];
}

/** One quote and who said it. The whole quote, where there is more of it, takes the place of the short one. */
export function TestimonialCard({ id, testimonial }: TestimonialCardProps) {
  const { name, company, shortQuote, fullQuote, link, client, caseStudy } = testimonial;
  const hasMore = fullQuote.length > shortQuote.length;
  return (
    <figure css={styles.card}>
      <blockquote css={styles.quote}>
        <p css={quoteText} data-short-quote="">
          {shortQuote}
        </p>
        {hasMore && <WholeQuote quote={fullQuote} describedBy={`${id}-source`} />}
      </blockquote>
      <figcaption id={`${id}-source`} css={styles.source}>
        <span css={styles.who}>
          {client && <Drawing css={styles.logo} file={client.logo.file} alt="" />}
          <strong css={styles.company}>
            {link ? <SmartLink to={link}>{company}</SmartLink> : company}
          </strong>
          <span css={styles.name}>{name}</span>
        </span>
        {caseStudy && (
          <span css={styles.result}>
            <strong css={styles.figure}>{caseStudy.headlineFigure.value}</strong>
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
    padding: space.x6,
    border: rule.hairline,
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
    // The card is light on the dark band too.
    "& :focus-visible": { outlineColor: color.maple },
    // Only one of the two quotes is ever there, for eyes and for screen readers.
    "&:has(details[open]) [data-short-quote]": { display: "none" },
  }),
  quote: css({ display: "grid", gap: space.x3 }),
  source: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "end",
    gap: space.x2,
    paddingTop: space.x4,
    borderTop: rule.hairline,
    fontSize: size.small,
    lineHeight: 1.5,
  }),
  who: css({ display: "grid", justifyItems: "start" }),
  logo: css({ width: "auto", height: space.x6, marginBottom: space.x2 }),
  company: css({
    fontFamily: font.display,
    fontSize: size.body,
    "& a": { display: "block", paddingBlock: space.x1 },
  }),
  name: css({ color: color.inkSoft }),
  result: css({ color: color.inkSoft }),
  figure: css(numeral, { fontSize: size.h3 }),
};
