import { css } from "@emotion/react";
import { listServices } from "../../components/case-study/case-summary";
import { CardPicture } from "../../components/picture/card-picture";
import { Button } from "../../components/ui/button";
import { numeral } from "../../components/ui/numeral";
import { color, media, radius, rule, size, space } from "../../theme/tokens";
import { toPage } from "../../components/ui/smart-link";

/** The ground of a card; the link at its foot lines up with those of its neighbors. */
export const caseSheet = css({
  display: "flex",
  flexDirection: "column",
  gap: space.x3,
  padding: space.x6,
  border: rule.hairline,
  borderRadius: radius.card,
  background: color.paper,
  color: color.ink,
  "& > :last-child": { alignSelf: "start", marginTop: "auto" },
  // Cards of unlike width keep their pictures level.
  [media.medium]: { img: { height: "15rem", objectFit: "cover" } },
});

interface CaseCardProps {
  caseStudy: Queries.CaseCardsSectionFragment["caseStudies"][number];
  linkLabel: string;
  /** An entry of the index has the services, a teaser among four has no summary. */
  kind: keyof typeof pictureSizes;
}

const onSmaller = "(min-width: 37.5em) 46vw, calc(100vw - 5rem)";
/** The width of the picture, where it is less than half of a wide screen. */
const pictureSizes = {
  teaser: undefined,
  smallTeaser: `(min-width: 60em) 264px, ${onSmaller}`,
  entry: `(min-width: 60em) 360px, ${onSmaller}`,
  tallEntry: undefined,
};

/** One case study: picture, main result, what happened. */
export function CaseCard({ caseStudy, linkLabel, kind }: CaseCardProps) {
  const { path, brand, industry, title, summary, image, headlineFigure } = caseStudy;
  const isEntry = kind === "entry" || kind === "tallEntry";
  return (
    <article css={caseSheet}>
      <CardPicture
        image={image}
        sizes={pictureSizes[kind]}
        tall={kind === "tallEntry" ? image.file.tallCrop : undefined}
      />
      <p>
        <strong css={styles.figure} data-tick="">
          {headlineFigure.value}
        </strong>{" "}
        <span css={styles.soft}>{headlineFigure.metric}</span>
      </p>
      <h3>{title}</h3>
      <p css={styles.soft}>{`${brand}, ${industry}`}</p>
      {kind !== "smallTeaser" && <p>{summary}</p>}
      {isEntry && <p css={styles.soft}>{listServices(caseStudy)}</p>}
      <Button to={toPage(path)} style="text">
        {linkLabel}
        <span className="visually-hidden">{`: ${brand}`}</span>
      </Button>
    </article>
  );
}

const styles = {
  figure: css(numeral, { fontSize: size.figureInRow }),
  soft: css({ fontSize: size.small, color: color.inkSoft, marginTop: `-${space.x1}` }),
};
