import { type CSSObject, css } from "@emotion/react";
import type { ReactNode } from "react";
import { gap, splitAt } from "../../theme/grid";
import { color, media, numeral, rule, size, space } from "../../theme/tokens";
import { onSpruce } from "../section/band";
import { GrowthBar } from "./growth-bar";

interface GrowthTableProps {
  label: string;
  /** Headings of the columns, in the order of a row's parts. */
  headings: readonly [name: string, growth: string, detail: string, figure: string];
  rows: readonly {
    key: string;
    name: ReactNode;
    /** The level after, on a scale where the level before is 100; without it, the row has no bar. */
    level: number | undefined;
    growth: ReactNode;
    detail: ReactNode;
    figure: ReactNode;
    note?: string;
  }[];
}

/** Entries of a ledger: bars on one scale, and the figures in the account column. */
export function GrowthTable({ label, headings, rows }: GrowthTableProps) {
  const max = Math.max(...rows.map(({ level }) => level ?? 0));
  return (
    <table aria-label={label} css={styles.table}>
      <thead css={styles.head}>
        <tr css={styles.row}>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, level, growth, detail, figure, note }) => (
          <tr key={key} css={[styles.row, styles.entry]}>
            <th scope="row" css={styles.name}>
              {name}
            </th>
            <td css={styles.growth}>
              {level !== undefined && (
                <div css={styles.bar}>
                  <GrowthBar level={level} max={max} />
                </div>
              )}
              {growth}
            </td>
            <td css={styles.detail} data-label={headings[2]}>
              {detail}
            </td>
            <td>
              <span css={styles.figure}>{figure}</span>
              {note !== undefined && <span css={styles.note}>{` ${note}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const soft: CSSObject = { color: color.inkSoft, ...onSpruce(color.line) };

const styles = {
  table: css({
    "&, thead, tbody": { display: "block", textAlign: "start" },
    "& :where(th, td)": { padding: 0, textAlign: "start" },
    marginTop: space.x6,
    borderBottom: `0.3rem double ${color.ink}`,
  }),
  row: css({
    // Name and figure share a line on phones, if they fit.
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space.x4,
    [media.belowMedium]: { "& > :last-child": { marginInlineStart: "auto" } },
    [media.medium]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 10.625rem",
      columnGap: gap,
    },
    [media.wide]: splitAt(4, 7, 10),
    "th, td": { "&:last-child": { textAlign: "end" } },
  }),
  head: css({
    borderBottom: `2px solid ${color.spruce}`,
    fontSize: size.small,
    color: color.inkSoft,
    th: { paddingBottom: space.x2, fontWeight: 600 },
    [media.belowMedium]: {
      // On phones, rows have labels instead.
      "th:not(:first-of-type, :last-of-type)": {
        position: "absolute",
        clipPath: "inset(50%)",
      },
    },
  }),
  entry: css({
    alignItems: "start",
    rowGap: space.x2,
    paddingBlock: space.x4,
    borderBottom: rule.hairline,
    // Cuts off the dotted line, which runs through all bars.
    clipPath: "inset(0 -1rem)",
    "[data-tone=spruce] &": { borderColor: color.lineOnDark },
    [media.medium]: { "& > :last-child": { gridArea: "1 / 4" } },
  }),
  name: css({
    display: "flex",
    alignItems: "center",
    gap: space.x4,
    fontWeight: 400,
    // At large text sizes, the figure goes below rather than breaking the name.
    overflowWrap: "break-word",
  }),
  note: css({
    display: "block",
    fontSize: size.small,
    ...soft,
    [media.belowMedium]: { maxWidth: "9rem", marginInlineStart: "auto" },
  }),
  growth: css({
    fontSize: size.small,
    [media.belowMedium]: { flexBasis: "100%", order: 1 },
    // The bar is level with the figure.
    [media.medium]: { paddingTop: space.x3 },
  }),
  /** Over both middle columns. */
  bar: css({
    marginBottom: space.x2,
    [media.medium]: { width: `calc(200% + ${gap})` },
  }),
  detail: css({
    fontSize: size.small,
    ...soft,
    [media.belowMedium]: {
      flexBasis: "100%",
      order: 1,
      "&:empty": { display: "none" },
      "&::before": { content: 'attr(data-label) ": "' },
    },
    [media.medium]: { paddingTop: `calc(${space.x3} + ${space.x4} + ${space.x2})` },
  }),
  figure: css(numeral, {
    fontSize: size.figure,
    whiteSpace: "nowrap",
    ...onSpruce(color.mint),
  }),
};
