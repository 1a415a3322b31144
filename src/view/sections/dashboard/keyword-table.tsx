import { useUiLabels } from "../../components/ui/use-site";
import { fillMessage } from "../../../lib/format/fill-message";
import { color, createStyles, media, rule, size, space } from "../../theme";
import { ReportMark } from "./report-note";
import { formatCount } from "../../../lib/format/format-dollars";

type Keywords = Queries.DashboardSectionFragment["keywords"];

/** Search positions, with rows for each period. On small screens the table scrolls and the keywords stay visible. */
export function KeywordTable({
  id,
  keywords,
  isMarked,
}: {
  id: string;
  keywords: Keywords;
  /** Marks the most clicks. */
  isMarked: boolean;
}) {
  const { scrollableTable } = useUiLabels();
  const { title, columns, moves, rows } = keywords;
  const findMost = (period: number) =>
    Math.max(...rows.map(({ periods }) => periods[period]?.clicks ?? 0));
  const name = fillMessage(scrollableTable, { columns: title });
  return (
    <div css={styles.frame}>
      <h3 id={`${id}-keywords`} css={styles.title}>
        {title}
      </h3>
      <div
        css={styles.scroller}
        role="group"
        tabIndex={0}
        aria-label={name}
        data-scroll={name}
      >
        <table css={styles.table} aria-labelledby={`${id}-keywords`}>
          <thead>
            <tr>
              {(
                ["keyword", "position", "change", "volume", "clicks"] as const
              ).map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          {rows[0]?.periods.map((_, period) => (
            <tbody key={period} data-option={period}>
              {rows.map(({ keyword, volume, periods }) =>
                periods
                  .slice(period, period + 1)
                  .map(({ position, change, clicks }) => (
                    <tr key={keyword}>
                      <th scope="row">{keyword}</th>
                      <td>
                        <strong>{position}</strong>
                      </td>
                      <td>
                        <KeywordMove places={change} words={moves} />
                      </td>
                      <td>{formatCount(volume)}</td>
                      <td>
                        <span css={styles.clicks}>
                          {formatCount(clicks)}
                          {isMarked && clicks === findMost(period) && (
                            <ReportMark part="keywords" hasThread />
                          )}
                        </span>
                      </td>
                    </tr>
                  )),
              )}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

/** A keyword's change: an arrow for the direction, text for screen readers; never color alone. */
function KeywordMove({
  places,
  words,
}: {
  places: number;
  words: Keywords["moves"];
}) {
  const distance = Math.abs(places);
  const move = findDirection(places);
  const label = fillMessage(words[move], { places: distance });
  return (
    <span css={[styles.move, styles[move]]} role="img" aria-label={label}>
      {distance > 0 && distance}
    </span>
  );
}

function findDirection(places: number) {
  if (places === 0) return "none";
  return places > 0 ? "up" : "down";
}

const styles = createStyles({
  frame: {
    minWidth: 0,
    borderTop: rule.hairline,
    padding: `${space.x4} 0 ${space.x4} ${space.x4}`,
    [media.medium]: { padding: `${space.x4} 0 ${space.x4} ${space.x8}` },
    [media.wide]: { paddingLeft: 0 },
  },
  scroller: {
    // Contains the absolutely positioned text for screen readers, which could widen the page.
    position: "relative",
    overflowX: "auto",
    paddingRight: space.x4,
    [media.medium]: { paddingRight: space.x8 },
    // The sheet's edge leaves no room outside.
    "&:focus-visible": { outlineOffset: "-3px" },
    // It fits, and the thread from the marked figure leaves it.
    [media.wide]: { overflowX: "visible" },
    // A shadow on the right edge while the table can scroll: the first layer covers it at the end.
    background: `linear-gradient(${color.paper}, ${color.paper}) right / ${space.x6} 100% no-repeat local, linear-gradient(to left, ${color.birch}, transparent) right / ${space.x6} 100% no-repeat scroll`,
  },
  table: {
    fontSize: size.small,
    // All columns fit into 360 px.
    [media.belowMedium]: { fontSize: "0.875rem" },
    "th, td": {
      height: "2rem",
      padding: `0 0 0 ${space.x2}`,
      [media.medium]: { paddingLeft: space.x3 },
      textAlign: "right",
      whiteSpace: "nowrap",
      fontWeight: "inherit",
    },
    "thead th": {
      borderBottom: `1px solid ${color.ink}`,
      color: color.inkSoft,
    },
    "tbody tr + tr > *": { borderTop: rule.hairline },
    "th:first-of-type": {
      position: "sticky",
      left: 0,
      paddingLeft: 0,
      background: color.paper,
      textAlign: "left",
      whiteSpace: "normal",
    },
    "tbody th": { fontWeight: 600, [media.medium]: { minWidth: "8.5rem" } },
  },
  clicks: { position: "relative", display: "inline-block" },
  title: { marginBottom: space.x2 },
  // Same width for one digit and two, so that the arrows align.
  move: {
    display: "inline-flex",
    justifyContent: "space-between",
    minWidth: space.x8,
    fontWeight: 600,
  },
  up: { color: color.spruce, "&::before": { content: '"▲" / ""' } },
  down: { color: color.inkSoft, "&::before": { content: '"▽" / ""' } },
  none: { color: color.inkSoft, "&::before": { content: '"–" / ""' } },
});
