import {
  color,
  createStyles,
  font,
  labelText,
  media,
  numeral,
  rule,
  size,
  space,
  splitAt,
  withAccount,
} from "../../theme";
import { SmartLink } from "../ui/smart-link";
import { usePage } from "./page-context";

/** A closing is shorter than a screen with so many results and so many terms. */
const most = 2;

/** The figures that close a page's account: the results of two clients, then what our own terms and prices say. */
export function useClosingFigures(): readonly Queries.SourceEntryFragment[] {
  const { sources } = usePage();
  const results = sources.filter(
    ({ isLarge, source }, index) =>
      isLarge && source.citation !== sources[index - 1]?.source.citation,
  );
  const terms = sources.filter(
    ({ isLarge, source }) => !isLarge && source.link?.href.startsWith("/"),
  );
  return [...results.slice(0, most), ...terms.slice(0, most)];
}

/** The last entries of a page's account. */
export function ClosingFigures() {
  const figures = useClosingFigures();
  if (figures.length === 0) return null;
  return (
    <ul css={styles.list}>
      {figures.map(({ figure, isLarge, measure, period, value, source }) => (
        <li key={figure} css={styles.row} data-row>
          <p css={styles.measure}>
            {[measure, period].filter(Boolean).join(", ")}
          </p>
          <p css={[styles.source, !isLarge && styles.term]}>
            {source.link && (
              <SmartLink to={source.link}>{source.citation}</SmartLink>
            )}
          </p>
          <p css={styles.value}>{value}</p>
        </li>
      ))}
    </ul>
  );
}

const styles = createStyles({
  list: { borderTop: rule.strong },
  row: [
    withAccount,
    {
      // At 200% text size, figures go below their measures.
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      gap: `0 ${space.x6}`,
      paddingBlock: space.x1,
      borderBottom: rule.hairline,
      [media.wide]: splitAt(5, 10),
    },
  ],
  measure: {
    flex: "1 1 9rem",
    fontFamily: font.label,
    fontWeight: 600,
    lineHeight: 1.3,
    [media.belowMedium]: { fontSize: size.small },
    "&::first-letter": { textTransform: "uppercase" },
  },
  source: {
    ...labelText,
    color: color.inkSoft,
    // Below the measure.
    [media.belowWide]: { order: 1, flexBasis: "100%", gridColumn: 1 },
  },
  // Phones leave it to the folded sources. A result has the client's name there.
  term: {
    [media.belowMedium]: { display: "none" },
    [media.print]: { display: "block" },
  },
  value: {
    ...numeral,
    fontSize: size.h2,
    whiteSpace: "nowrap",
    textAlign: "end",
    [media.medium]: { gridArea: "1 / 2 / span 2" },
    [media.wide]: { gridArea: "1 / 3" },
  },
});
