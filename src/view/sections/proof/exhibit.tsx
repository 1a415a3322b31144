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
  splitAt,
  stack,
} from "../../theme";
import { CaseLink } from "./case-link";
import type { CaseRowProps } from "./case-row";

/** A case study of an index: its whole picture, and the main figure, very large, across the upper edge. */
export function Exhibit({ caseStudy, linkLabel }: CaseRowProps) {
  const { brand, industry, title, summary, cover } = caseStudy;
  const { headlineFigure, proofFigure } = caseStudy;
  return (
    <div css={styles.exhibit}>
      <p css={styles.result}>
        <strong css={styles.figure}>{headlineFigure.value}</strong>{" "}
        <span css={styles.metric}>{headlineFigure.metric}</span>
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
  exhibit: {
    display: "grid",
    alignContent: "start",
    paddingBottom: space.x8,
    [media.wide]: splitAt(10),
  },
  // Across the upper edge of the picture; on phones, above it.
  result: {
    zIndex: 1,
    gridColumn: "1 / -1",
    display: "grid",
    paddingBottom: space.x3,
    [media.medium]: {
      display: "flex",
      alignItems: "center",
      columnGap: space.x4,
      paddingBottom: 0,
      marginBottom: `calc(${size.figureAlone} * -0.2)`,
    },
  },
  figure: { ...pictureFigure, lineHeight: 0.9 },
  metric: { ...labelText, fontSize: size.body },
  words: {
    ...stack(space.x3),
    alignContent: "end",
    justifyItems: "start",
    [media.belowWide]: { paddingTop: space.x4 },
  },
});
