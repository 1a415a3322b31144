import { type CSSObject, css } from "@emotion/react";
import { graphql } from "gatsby";
import { listServices } from "../../components/case-study/case-summary";
import { CardPicture } from "../../components/picture/card-picture";
import { Section } from "../../components/section/section";
import { Slider } from "../../components/slider/slider";
import { ActionRow } from "../../components/ui/action-row";
import { Button } from "../../components/ui/button";
import { pageLink } from "../../components/ui/smart-link";
import { color, media, numeral, radius, rule, size, space } from "../../theme/tokens";

/** Case studies as cards: a slider of teasers on small screens, or the entries of an index. */
export function CaseCards(props: Queries.CaseCardsSectionFragment) {
  const { caseCardsVariant, linkLabel, caseStudies, more, ...frame } = props;
  const isIndex = caseCardsVariant === "grid";
  const cards = caseStudies.map((caseStudy, index) => {
    const { key, path, brand, industry, title, summary, image, headlineFigure } = caseStudy;
    const isTall = isIndex && [0, 3].includes(index % 4);
    const content = (
      <article css={styles.card}>
        <CardPicture
          image={image}
          sizes={
            isTall ? undefined : isIndex ? formatSizes(360) : more ? formatSizes(264) : undefined
          }
          tall={isTall ? image.file.tallCrop : undefined}
        />
        <p>
          <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
          <span css={styles.soft}>{headlineFigure.metric}</span>
        </p>
        <h3>{title}</h3>
        <p css={styles.soft}>{`${brand}, ${industry}`}</p>
        {(isIndex || !more) && <p>{summary}</p>}
        {isIndex && <p css={styles.soft}>{listServices(caseStudy)}</p>}
        <Button to={pageLink(path)} style="text">
          {linkLabel}
          <span className="visually-hidden">{`: ${brand}`}</span>
        </Button>
      </article>
    );
    return { id: `case-${key}`, name: brand, content };
  });
  if (more) {
    const { title, text, action } = more;
    const content = (
      <div css={[styles.card, styles.more]}>
        <h3>{title}</h3>
        <p>{text}</p>
        <ActionRow actions={[action]} />
      </div>
    );
    cards.push({ id: "more-cases", name: title, content });
  }
  return (
    <Section {...frame}>
      {isIndex ? (
        <ul css={styles.index} data-reveal>
          {cards.map(({ id, content }) => (
            <li key={id} css={styles.entry}>
              {content}
            </li>
          ))}
        </ul>
      ) : (
        <Slider css={cards.length === 5 && styles.five} label={frame.heading} slides={cards} />
      )}
    </Section>
  );
}

/** `sizes` for a picture narrower than half of a wide screen; `width` in pixels there. */
const formatSizes = (width: number) =>
  `(min-width: 60em) ${width}px, (min-width: 37.5em) 46vw, calc(100vw - 5rem)`;

/** Two-column cards have the picture on one side and everything else on the other. */
const besidePicture: CSSObject = {
  "& > article": {
    display: "grid",
    gridTemplate: "repeat(5, auto) 1fr / 1fr 1fr",
    columnGap: space.x8,
    "& > :last-child": { alignSelf: "end" },
  },
  picture: { gridRow: "1 / -1" },
  "picture > img": { height: "100%", maxHeight: "36rem" },
};

const styles = {
  /** Three columns; the first and fourth entries span two, so that four leave no gap. */
  index: css({
    display: "grid",
    gap: space.x6,
    // The whole card is clickable, but the link's text stays short.
    article: { position: "relative", [media.hover]: { "&:hover": { borderColor: color.spruce } } },
    "article > a::before": { content: '""', position: "absolute", inset: 0 },
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > :nth-of-type(4n + 1), & > :nth-of-type(4n)": { gridColumn: "span 2", ...besidePicture },
    },
  }),
  entry: css({ display: "grid" }),
  /** Four teasers side by side, or two pairs, above the link to all cases. */
  five: css({
    "& > :nth-of-type(5)": { gridColumn: "1 / -1" },
    [media.wide]: {
      gridTemplateColumns: "repeat(4, 1fr)",
      "& > li img": { height: "10rem" },
      "& > li strong": { fontSize: size.h2 },
      "& > li > div": { flexDirection: "row", justifyContent: "space-between" },
    },
  }),
  more: css({
    justifyContent: "end",
    background: color.mint,
    borderColor: color.mint,
    h3: { fontSize: size.h2 },
    "& > :last-child": { marginTop: 0 },
  }),
  // Links at the bottom of neighboring cards line up.
  card: css({
    display: "flex",
    flexDirection: "column",
    gap: space.x3,
    padding: space.x6,
    border: rule.hairline,
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
    "& > :last-child": { alignSelf: "start", marginTop: "auto" },
    // Pictures of cards with different widths have the same height.
    [media.medium]: { img: { height: "15rem", objectFit: "cover" } },
  }),
  figure: css(numeral, { fontSize: size.figure }),
  soft: css({ fontSize: size.small, color: color.inkSoft, marginTop: `-${space.x1}` }),
};

export const caseCardsSectionFragment = graphql`
  fragment CaseCardsSection on CaseCardsSection {
    ...SectionOpening
    tone
    caseCardsVariant: variant
    linkLabel
    caseStudies {
      ...CaseSummary
      title
      summary
      image {
        ...CardPicture
        ...TallPicture
      }
    }
    more {
      title
      text
      action {
        ...Action
      }
    }
    actions {
      ...Action
    }
  }
`;
