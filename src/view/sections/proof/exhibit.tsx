import { formatFigure } from "../../../lib/format/format-figure";
import { Picture } from "../../components/picture/picture";
import {
  createStyles,
  framed,
  labelText,
  media,
  pictureFigure,
  size,
  softText,
  space,
  stack,
  withAccount,
} from "../../theme";
import { CaseLink } from "./case-link";
import type { CaseCardProps } from "./case-card";

/** A case study of an index: its whole picture, and the main figure, very large, across the upper edge. */
export function Exhibit({ caseStudy, linkLabel }: CaseCardProps) {
  const { brand, industry, title, summary, cover } = caseStudy;
  const { headlineFigure, proofFigure } = caseStudy;
  return (
    <div css={styles.exhibit}>
      <p css={styles.result}>
        {headlineFigure.metric}{" "}
        <strong css={styles.figure}>{headlineFigure.value}</strong>
      </p>
      <Picture
        css={framed}
        image={cover}
        alt={cover.alt}
        sizes="(min-width: 77.5em) 810px, (min-width: 60em) 73vw, calc(100vw - 2rem)"
      />
      <div css={styles.words}>
        <p css={softText}>{`${brand}, ${industry}`}</p>
        <h3>{title}</h3>
        <p>{summary}</p>
        <p css={softText}>{formatFigure(proofFigure)}</p>
        <CaseLink caseStudy={caseStudy} label={linkLabel} />
      </div>
    </div>
  );
}

const styles = createStyles({
  exhibit: { ...stack(space.x3), ...withAccount, paddingBottom: space.x8 },
  result: {
    ...labelText,
    zIndex: 1,
    "&::first-letter": { textTransform: "uppercase" },
  },
  // Across the upper edge of the picture.
  figure: {
    ...pictureFigure,
    display: "block",
    marginBottom: `calc(${size.figureAlone} * -0.4)`,
    lineHeight: 0.9,
  },
  words: {
    ...stack(space.x3),
    justifyItems: "start",
    [media.medium]: { gridArea: "1 / 2 / span 2", alignSelf: "end" },
  },
});
