import type { ReactNode } from "react";
import {
  createStyles,
  doubleRule,
  gap,
  media,
  numeral,
  rule,
  size,
  softText,
  space,
  splitAt,
  withAccount,
} from "../../theme";
import { spotWidth } from "../picture/spot";
import { Table } from "../ui/table";
import { GrowthBar } from "./growth-bar";

export interface GrowthRow {
  name: ReactNode;
  /** The level after, on a scale where the level before is 100; without it, the row has no bar. */
  level?: number;
  /** The text below the bar; without it, the name is as wide as both. */
  growth?: ReactNode;
  figure: ReactNode;
  note?: string;
}

interface GrowthTableProps {
  label: string;
  /** Headings of the columns, in the order of a row's parts. */
  headings: readonly string[];
  rows: readonly GrowthRow[];
  /** In the first screen: low rows, the double rule also on phones, and no texts below the bars there. */
  isHero?: boolean;
}

/** Bars of all tables can be compared: their common scale ends at six times the level before. */
const scaleEnd = 600;

/** Entries of a ledger: bars on one scale, and the figures in the account column. */
export function GrowthTable({
  label,
  headings,
  rows,
  isHero,
}: GrowthTableProps) {
  const max = Math.max(scaleEnd, ...rows.map(({ level }) => level ?? 0));
  return (
    <Table
      label={label}
      headings={headings}
      rows={rows.map((row) => buildCells(row, max))}
      css={[styles.table, isHero ? styles.hero : styles.closed]}
      isAnswering
    />
  );
}

function buildCells(
  { name, level, growth, figure, note }: GrowthRow,
  max: number,
) {
  const change = growth && (
    <>
      {level !== undefined && <GrowthBar level={level} max={max} />}
      <span>{growth}</span>
    </>
  );
  const result = (
    <>
      <span css={styles.figure}>{figure}</span>
      {note && <span css={styles.note}>{` ${note}`}</span>}
    </>
  );
  return change ? [name, change, result] : [name, result];
}

const growth = "tr > :nth-child(2):not(:last-child)";

const styles = createStyles({
  table: {
    position: "relative",
    display: "grid",
    // On phones, all rows leave the figures the room that the longest one needs: half of the row, or more for what can't wrap.
    gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)",
    columnGap: gap,
    ...withAccount,
    "thead, tbody, tr": {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
    },
    "& :where(th, td)": { padding: 0 },
    thead: softText,
    tbody: { borderTop: rule.strong },
    "thead th": { paddingBlock: space.x1, fontWeight: 600 },
    "tbody th": { textWrap: "balance" },
    // At large text sizes, a long heading takes no room from the names.
    "thead th:last-of-type": { maxWidth: "30vw", justifySelf: "end" },
    // On small screens, the bar is under the name: one line of headings.
    "thead th:first-of-type": {
      "@media screen": {
        [media.belowWide]: { position: "absolute", clipPath: "inset(50%)" },
      },
    },
    "tbody tr": {
      position: "relative",
      alignItems: "center",
      borderBottom: rule.hairline,
      // Cuts off the dotted line, which runs through all bars.
      clipPath: "inset(0 -1rem)",
    },
    [growth]: { fontSize: size.small, "svg + span": { display: "block" } },
    // A name without a growth.
    "tr > :first-child:nth-last-child(2)": {
      [media.wide]: { gridColumn: "1 / span 2" },
      [media.belowWide]: { gridRow: "1 / span 2" },
    },
    "tr > :last-child": {
      textAlign: "end",
      [media.belowWide]: { gridArea: "1 / 2 / span 2" },
    },
  },
  hero: {
    [media.wide]: splitAt(4, 10),
    "&::before": {
      ...doubleRule,
      [media.motion]: { animation: "grow-tall 0.6s ease-out" },
      gridColumn: "-2 / -1",
      insetInlineStart: `calc(-0.5 * ${gap} - 2px)`,
    },
    "tbody tr": {
      rowGap: space.x1,
      paddingBlock: "0.375rem",
      "&:last-of-type": { borderBottom: 0 },
    },
    // On small screens, the picture is next to the name and the bar below it, and phones leave out the trade.
    [media.belowWide]: {
      picture: { alignSelf: "start", marginBottom: "-1.25rem" },
      "th small": { display: "inline" },
    },
    [media.belowMedium]: { "th small": { display: "none" } },
    [`tbody ${growth}`]: {
      [media.belowWide]: {
        marginInlineStart: `calc(${spotWidth} + ${space.x3})`,
      },
      "svg + span": {
        marginTop: "2px",
        color: "var(--soft)",
        [media.belowMedium]: { display: "none" },
      },
    },
  },
  closed: {
    [media.wide]: splitAt(5, 10),
    borderBottom: rule.closing,
    "tbody tr": { rowGap: space.x2, paddingBlock: space.x3 },
    "svg + span": { marginTop: space.x2 },
  },
  figure: {
    ...numeral,
    fontSize: `min(var(--figure-size, ${size.figure}), 10.5vw)`,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  note: {
    ...softText,
    display: "block",
    maxWidth: "min(12rem, 34vw)",
    marginInlineStart: "auto",
    textWrap: "balance",
  },
});
