import { type CSSObject, css } from "@emotion/react";
import type { ReactNode } from "react";
import { doubleRule, gap, splitAt, withAccount } from "../../theme/grid";
import { color, media, rule, size, space } from "../../theme/tokens";
import { numeral, softText } from "../../theme/styles";
import { onSpruce } from "../section/band";
import { GrowthBar } from "./growth-bar";

interface GrowthTableProps {
  label: string;
  /** Headings of the columns, in the order of a row's parts. */
  headings: { name: string; growth: string; detail?: string; figure: string };
  rows: readonly {
    key: string;
    name: ReactNode;
    /** The level after, on a scale where the level before is 100; without it, the row has no bar. */
    level: number | undefined;
    growth: ReactNode;
    detail?: ReactNode;
    figure: ReactNode;
    note?: string;
  }[];
  /** In the first screen: low rows, the double rule also on phones, and no texts below the bars there. */
  isHero?: boolean;
}

/** Entries of a ledger: bars on one scale, and the figures in the account column. */
export function GrowthTable({ label, headings, rows, isHero = false }: GrowthTableProps) {
  const max = Math.max(...rows.map(({ level }) => level ?? 0));
  const { name, growth, detail, figure } = headings;
  return (
    <table aria-label={label} css={[styles.table, isHero ? styles.ruled : styles.closed]}>
      <thead css={styles.head}>
        <tr>
          <th scope="col" css={styles.wideHeading}>
            {name}
          </th>
          <th scope="col" css={styles.growth}>
            {growth}
          </th>
          {detail !== undefined && (
            <th scope="col" css={[styles.detail, styles.wideHeading]}>
              {detail}
            </th>
          )}
          <th scope="col" css={styles.account}>
            {figure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} css={[styles.entry, isHero && styles.heroEntry]}>
            <th scope="row">{row.name}</th>
            <td css={[styles.growth, isHero && styles.heroGrowth]}>
              {row.level !== undefined && <GrowthBar level={row.level} max={max} />}
              <span>{row.growth}</span>
            </td>
            {detail !== undefined && (
              <td css={[styles.detail, styles.detailCell]} data-label={detail}>
                {row.detail}
              </td>
            )}
            <td css={styles.account}>
              <span css={styles.figure}>{row.figure}</span>
              {row.note !== undefined && <span css={styles.note}>{` ${row.note}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const soft: CSSObject = { ...softText, ...onSpruce(color.line) };

const styles = {
  table: css({
    position: "relative",
    display: "grid",
    // On phones, all rows leave the figures the room that the longest one needs.
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: space.x4,
    ...withAccount,
    [media.wide]: splitAt(4, 10),
    "thead, tbody, tr": { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" },
    "& :where(th, td)": { padding: 0, textAlign: "start" },
  }),
  ruled: css({
    "&::before": {
      ...doubleRule,
      gridColumn: "-2 / -1",
      insetInlineStart: `calc(-0.5 * ${space.x4} - 2px)`,
      [media.medium]: { insetInlineStart: `calc(-0.5 * ${gap} - 2px)` },
    },
  }),
  closed: css({ borderBottom: `0.3rem double ${color.ink}` }),
  head: css({
    borderBottom: `2px solid ${color.spruce}`,
    ...soft,
    th: { paddingBlock: space.x1, fontWeight: 600 },
    // At large text sizes, a long heading takes no room from the names.
    "th:last-of-type": { width: "min-content", justifySelf: "end" },
  }),
  // On small screens, the bar is under the name, and the detail has its label: one line of headings.
  wideHeading: css({
    [media.belowWide]: { position: "absolute", clipPath: "inset(50%)" },
    [media.print]: { position: "static", clipPath: "none" },
  }),
  entry: css({
    rowGap: space.x3,
    paddingBlock: space.x4,
    borderBottom: rule.hairline,
    // Cuts off the dotted line, which runs through all bars.
    clipPath: "inset(0 -1rem)",
    "[data-tone=spruce] &": { borderColor: color.lineOnDark },
  }),
  heroEntry: css({
    alignItems: "center",
    rowGap: space.x1,
    paddingBlock: "0.375rem",
    "&:last-of-type": { borderBottom: 0 },
  }),
  growth: css({
    fontSize: size.small,
    "svg + span": { display: "block", marginTop: space.x2 },
    [media.belowWide]: { gridArea: "2 / 1" },
    [media.wide]: { gridArea: "1 / 2" },
  }),
  heroGrowth: css({
    [media.belowWide]: { marginInlineStart: "3.25rem" },
    "svg + span": {
      marginTop: 0,
      paddingInlineStart: "calc(17% + 0.5rem)",
      ...soft,
      [media.belowMedium]: { display: "none" },
      [media.print]: { display: "block" },
    },
  }),
  detail: css({
    fontSize: size.small,
    [media.belowWide]: { gridArea: "3 / 1 / auto / -1" },
    [media.wide]: { gridArea: "1 / 2", paddingInlineStart: "50%" },
  }),
  detailCell: css(soft, {
    [media.belowWide]: {
      "&:empty": { display: "none" },
      "&::before": { content: 'attr(data-label) ": "' },
    },
    // Next to the text below the bar.
    [media.wide]: { paddingTop: `calc(${space.x4} + ${space.x2})` },
  }),
  account: css({
    textAlign: "end",
    [media.belowWide]: { gridArea: "1 / 2 / span 2" },
    [media.wide]: { gridArea: "1 / 3" },
  }),
  figure: css(numeral, {
    fontSize: `min(${size.figure}, 10.5vw)`,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    ...onSpruce(color.mint),
  }),
  note: css(soft, {
    display: "block",
    maxWidth: "10.5rem",
    marginInlineStart: "auto",
    lineHeight: 1.3,
    [media.belowMedium]: { maxWidth: "min(7rem, 34vw)" },
  }),
};
