import { listServices } from "../../components/case-study/case-summary";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import { Button } from "../../components/ui/button";
import { pageLink } from "../../components/ui/smart-link";
import {
  createStyles,
  font,
  framed,
  media,
  numeral,
  size,
  softText,
  space,
  splitAt,
  stack,
} from "../../theme";

/** Case studies as spreads: the whole picture, and the figure across its upper edge. The sides alternate. */
export function Exhibits(props: Queries.CaseCardsSectionFragment) {
  const { linkLabel, caseStudies, more, actions, ...frame } = props;
  return (
    <Section {...frame} actions={more ? [more.action] : actions}>
      <ul css={styles.list}>
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.key} css={styles.exhibit}>
            <p css={styles.result}>
              <strong css={styles.figure}>
                {caseStudy.headlineFigure.value}
              </strong>{" "}
              <span css={styles.metric}>{caseStudy.headlineFigure.metric}</span>
            </p>
            <Picture
              image={caseStudy.cover}
              alt={caseStudy.cover.alt}
              sizes={pictureSizes}
              css={styles.picture}
            />
            <div css={styles.words}>
              <p
                css={styles.brand}
              >{`${caseStudy.brand}, ${caseStudy.industry}`}</p>
              <h3 css={styles.title}>{caseStudy.title}</h3>
              <p>{caseStudy.summary}</p>
              <p css={softText}>{listServices(caseStudy)}</p>
              <Button to={pageLink(caseStudy.path)} style="text">
                {linkLabel}
                <span className="visually-hidden">{`: ${caseStudy.brand}`}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const pictureSizes =
  "(min-width: 77.5em) 720px, (min-width: 60em) 65vw, (min-width: 37.5em) calc(100vw - 4rem), calc(100vw - 2rem)";

/** A contour in the color of the band keeps a figure readable on any picture. */
const outline = ["4 0", "-4 0", "0 4", "0 -4", "3 3", "-3 3", "3 -3", "-3 -3"]
  .map((offset) => `${offset.replaceAll(/\d/g, "0.0$&em")} var(--ground)`)
  .join();

const styles = createStyles({
  list: {
    display: "grid",
    gap: space.x12,
    [media.wide]: { gap: space.x16 },
  },
  exhibit: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: {
      "&:nth-of-type(odd)": {
        ...splitAt(9),
        "& > :last-child": { gridArea: "1 / 2 / span 2" },
      },
      "&:nth-of-type(even)": {
        ...splitAt(5),
        "& > :last-child": { gridArea: "1 / 1 / span 2" },
      },
    },
  },
  result: {
    zIndex: 1,
    display: "flex",
    flexDirection: "column-reverse",
    [media.medium]: {
      flexDirection: "row",
      alignItems: "center",
      gap: space.x4,
    },
    // Across the upper edge of the picture.
    marginBottom: `calc(${size.figureAlone} * -0.2)`,
  },
  figure: {
    ...numeral,
    fontSize: size.figureAlone,
    lineHeight: 0.9,
    textShadow: outline,
    whiteSpace: "nowrap",
  },
  metric: {
    [media.medium]: { maxWidth: "8.75rem" },
    fontFamily: font.label,
    fontSize: size.body,
    textWrap: "balance",
    lineHeight: 1.2,
  },
  picture: framed,
  words: {
    ...stack(space.x3),
    alignContent: "end",
    justifyItems: "start",
    paddingTop: space.x4,
  },
  title: { fontSize: size.h2Small },
  brand: { fontFamily: font.label, fontSize: size.small, fontWeight: 600 },
});
