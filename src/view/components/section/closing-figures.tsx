import {
  color,
  css,
  font,
  labelText,
  media,
  numeral,
  rule,
  size,
  space,
  splitAt,
} from "../../theme";
import { SmartLink } from "../ui/smart-link";
import { usePage } from "./page-context";

/** A closing is shorter than a screen with so many lines. */
const mostFigures = 4;

/** The page's largest figures, as the last entries of its account. */
export function ClosingFigures() {
  const largest = usePage().sources.filter(({ isLarge }) => isLarge);
  const shown = largest.slice(0, mostFigures);
  if (shown.length === 0) return null;
  return (
    <dl css={styles.list}>
      {shown.map(({ figure, measure, value, source }) => (
        <div key={figure} css={styles.row}>
          <dt>{measure}</dt>
          <dd css={styles.source}>
            {source.link && (
              <SmartLink to={source.link}>{source.citation}</SmartLink>
            )}
          </dd>
          <dd css={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  list: css({ marginBottom: space.x6, borderTop: rule.strong }),
  row: css({
    // At 200% text size, figures go below their measures.
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `0 ${space.x6}`,
    paddingBlock: space.x1,
    borderBottom: rule.hairline,
    dt: {
      flex: "1 1 9rem",
      fontFamily: font.label,
      fontWeight: 600,
      "&::first-letter": { textTransform: "uppercase" },
    },
    [media.wide]: { display: "grid", ...splitAt(4, 10) },
  }),
  source: css(labelText, {
    color: color.inkSoft,
    // Below the measure and the figure; phones leave it to the folded sources.
    [media.belowWide]: {
      order: 1,
      flexBasis: "100%",
      "&:empty": { display: "none" },
    },
    [media.belowMedium]: { display: "none" },
    [media.print]: { display: "block" },
  }),
  value: css(numeral, {
    fontSize: size.h2,
    whiteSpace: "nowrap",
    textAlign: "end",
  }),
};
