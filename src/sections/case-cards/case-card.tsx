import { css } from "@emotion/react";
import { listServices } from "../../components/case-study/case-summary";
import { CardPicture } from "../../components/picture/card-picture";
import { Button } from "../../components/ui/button";
import { numeral } from "../../components/ui/numeral";
import { color, size, space, radius, rule } from "../../theme/tokens";
import { toPage } from "../../components/ui/smart-link";
import { media } from "../../theme/media";

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
  /** True for an entry of the index; a teaser leaves the services out. */
  hasServices: boolean;
  /** How its picture is drawn on wide screens: `quarter` and `narrow` are a fourth and a third of the page, `tall` a crop as high as its card. */
  picture: keyof typeof pictureSizes;
}

const onSmaller = "(min-width: 37.5em) 46vw, calc(100vw - 5rem)";
const pictureSizes = {
  half: undefined,
  quarter: `(min-width: 60em) 264px, ${onSmaller}`,
  narrow: `(min-width: 60em) 360px, ${onSmaller}`,
  tall: undefined,
};

/** One case study: picture, main result, what happened. */
export function CaseCard({ caseStudy, linkLabel, hasServices, picture }: CaseCardProps) {
  const { path, brand, industry, title, summary, image, headlineFigure } = caseStudy;
  return (
    <article css={caseSheet}>
      <CardPicture
        image={image}
        sizes={pictureSizes[picture]}
        tall={picture === "tall" ? image.file.tallCrop : undefined}
      />
      <p>
        <strong css={styles.figure} data-tick="">
          {headlineFigure.value}
        </strong>{" "}
        <span css={styles.soft}>{headlineFigure.metric}</span>
      </p>
      <h3>{title}</h3>
      <p css={styles.soft}>{`${brand}, ${industry}`}</p>
      {picture !== "quarter" && <p>{summary}</p>}
      {hasServices && <p css={styles.soft}>{listServices(caseStudy)}</p>}
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
