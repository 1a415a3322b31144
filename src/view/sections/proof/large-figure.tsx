import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { color, createStyles, font, media, numeral, size } from "../../theme";

interface LargeFigureProps {
  caseStudy: Queries.LargeFigureFragment;
}

/** The main figure of a case study, as large as the page allows, with what it measures. */
export function LargeFigure({ caseStudy }: LargeFigureProps) {
  const { headlineFigure, window } = caseStudy;
  return (
    <p>
      <strong css={[styles.figure, buildWindow(window)]}>
        {headlineFigure.value}
      </strong>{" "}
      <span css={styles.metric}>{headlineFigure.metric}</span>
    </p>
  );
}

/** On the dark band, the client's picture shows through the figure. The mint over it keeps its dark parts lighter than the band. */
function buildWindow({ file }: LargeFigureProps["caseStudy"]["window"]) {
  const source = file.childImageSharp?.gatsbyImageData.images.sources?.[0];
  const [address] = source?.srcSet.split(" ") ?? [];
  if (!source?.type || !address) return undefined;
  const opaque = { WebkitTextFillColor: "currentColor" };
  return {
    [media.wide]: {
      "[data-tone=spruce] &": {
        background: `linear-gradient(${color.mint}8c 0 0), image-set(url("${address}") type("${source.type}")) center 40% / cover`,
        backgroundClip: "text",
        WebkitTextFillColor: "transparent",
        [media.forcedColors]: opaque,
        [media.print]: opaque,
      },
    },
  } satisfies CSSObject;
}

const styles = createStyles({
  figure: {
    ...numeral,
    display: "block",
    width: "fit-content",
    // Its plus sign has room on its left, and the last glyph is wider than its letter spacing.
    marginInlineStart: "-0.05em",
    paddingInlineEnd: "0.03em",
    fontSize: size.figureAlone,
    lineHeight: 0.9,
    whiteSpace: "nowrap",
    [media.medium]: { fontSize: "min(13rem, 21vw)", letterSpacing: "-0.03em" },
  },
  metric: { fontFamily: font.label, fontSize: size.h3 },
});

export const largeFigureFragment = graphql`
  fragment LargeFigure on CaseStudy {
    headlineFigure {
      value
      metric
    }
    window: image {
      file {
        childImageSharp {
          gatsbyImageData(width: 1160, breakpoints: [1160])
        }
      }
    }
  }
`;
