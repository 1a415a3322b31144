import { graphql } from "gatsby";
import { formatMetric } from "../../../lib/format/format-figure";
import { listServices } from "../../components/case-study/case-row";
import {
  accountNotes,
  color,
  createStyles,
  type CSSObject,
  font,
  media,
  numeral,
  size,
  space,
  stack,
  withAccount,
} from "../../theme";
import { CaseLink } from "./case-link";

type CaseStatementProps = Queries.CaseSummaryFragment &
  Queries.CaseStatementFragment;

/** One case study: its main figure, as large as the page allows, and the rest in the account column. */
export function CaseStatement(caseStudy: CaseStatementProps) {
  const { brand, industry, headlineFigure, proofFigure, window } = caseStudy;
  return (
    <div css={styles.root}>
      <p>
        <strong css={[styles.figure, buildWindow(window)]}>
          {headlineFigure.value}
        </strong>{" "}
        <span css={styles.metric}>{headlineFigure.metric}</span>
      </p>
      <div css={styles.account}>
        <p>{`${brand}, ${industry}`}</p>
        <p>
          <strong css={styles.second}>{proofFigure.value}</strong>{" "}
          {formatMetric(proofFigure)}
        </p>
        <p>{listServices(caseStudy)}</p>
        <CaseLink {...caseStudy} />
      </div>
    </div>
  );
}

/** On the dark band, the client's picture shows through the figure. Its edge and the mint over it keep its dark parts apart from the band. */
function buildWindow({ file }: Queries.CaseStatementFragment["window"]) {
  const [source] = file.childImageSharp?.gatsbyImageData.images.sources ?? [];
  const [address] = source?.srcSet.split(" ") ?? [];
  if (!address) return undefined;
  const opaque = { WebkitTextFillColor: "currentColor" };
  return {
    [media.wide]: {
      "[data-tone=spruce] &": {
        background: `linear-gradient(${color.mint}99 0 0), url("${address}") center 40% / cover`,
        backgroundClip: "text",
        WebkitTextFillColor: "transparent",
        WebkitTextStroke: `3px ${color.mint}`,
        [media.forcedColors]: opaque,
        [media.print]: opaque,
      },
    },
  } satisfies CSSObject;
}

const styles = createStyles({
  root: { ...stack(space.x6), ...withAccount },
  figure: {
    ...numeral,
    display: "inline-block",
    // Its plus sign has room on its left, and the last glyph is wider than its letter spacing.
    marginInlineStart: "-0.05em",
    paddingInlineEnd: "0.03em",
    fontSize: size.figureAlone,
    lineHeight: 0.9,
    whiteSpace: "nowrap",
  },
  metric: { fontFamily: font.label, fontSize: size.h3 },
  // From the section's heading down to its action.
  account: {
    ...accountNotes,
    gap: space.x3,
    [media.wide]: {
      position: "absolute",
      insetBlock: `0 ${space.x16}`,
      insetInlineEnd: 0,
      width: "var(--account)",
      gridTemplateRows: "auto auto 1fr",
    },
  },
  second: { ...numeral, display: "block" },
});

export const caseStatementFragment = graphql`
  fragment CaseStatement on CaseStudy {
    window: image {
      file {
        childImageSharp {
          gatsbyImageData(width: 1160, breakpoints: [1160])
        }
      }
    }
  }
`;
