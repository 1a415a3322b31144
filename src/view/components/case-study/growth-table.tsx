import type { ReactNode } from "react";
import {
  color,
  createStyles,
  doubleRule,
  fromNoHeight,
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
import { Table } from "../ui/table";
import { GrowthBar } from "./growth-bar";

export interface GrowthRow {
  name: ReactNode;
  /** The level after, on a scale where the level before is 100; without it, the row has no bar. */
  level?: number | undefined;
  /** The text below the bar; without it, the name is as wide as both. */
  growth?: ReactNode;
  figure: ReactNode;
  note?: string | undefined;
}

interface GrowthTableProps {
  label: string;
  /** Headings of the columns, in the order of a row's parts. */
  headings: readonly string[];
  rows: readonly GrowthRow[];
  /** In the first screen: low rows, the double rule also on phones, and no texts below the bars there. */
  isHero?: boolean;
}

/** Entries of a ledger: bars on one scale, and the figures in the account column. */
export function GrowthTable({
  label,
  headings,
  rows,
  isHero = false,
}: GrowthTableProps) {
  const max = Math.max(...rows.map(({ level }) => level ?? 0));
  const cells = rows.map((row) => buildCells(row, max));
  const style = [styles.table, isHero ? styles.hero : styles.closed];
  return (
    <Table
      label={label}
      headings={headings}
      rows={cells}
      css={style}
      isAnswering
    />
  );
}

function buildCells(
  { name, level, growth, figure, note }: GrowthRow,
  max: number,
): ReactNode[] {
  const cells = [name];
  if (growth !== undefined)
    cells.push(
      <>
        {level !== undefined && <GrowthBar level={level} max={max} />}
        <span>{growth}</span>
      </>,
    );
  cells.push(
    <>
      <span css={styles.figure}>{figure}</span>
      {note !== undefined && <span css={styles.note}>{` ${note}`}</span>}
    </>,
  );
  return cells;
}

const growth = "tr > :nth-child(2):not(:last-child)";

const styles = createStyles({
  table: {
    position: "relative",
    display: "grid",
    // On phones, all rows leave the figures the room that the longest one needs: half of the row, or more for what can't wrap.
    gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)",
    columnGap: space.x4,
    ...withAccount,
    [media.wide]: splitAt(4, 10),
    "thead, tbody, tr": {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
    },
    "& :where(th, td)": { padding: 0, textAlign: "start" },
    thead: softText,
    tbody: { borderTop: rule.strong },
    "thead th": { paddingBlock: space.x1, fontWeight: 600 },
    "tbody th": { textWrap: "balance" },
    // At large text sizes, a long heading takes no room from the names.
    "thead th:last-of-type": {
      maxWidth: "30vw",
      justifySelf: "end",
    },
    // On small screens, the bar is under the name: one line of headings.
    "thead th:first-of-type": {
      [media.belowWide]: { position: "absolute", clipPath: "inset(50%)" },
      [media.print]: { position: "static", clipPath: "none" },
    },
    "tbody tr": {
      position: "relative",
      rowGap: space.x2,
      paddingBlock: space.x3,
      alignItems: "center",
      borderBottom: rule.hairline,
      // Cuts off the dotted line, which runs through all bars.
      clipPath: "inset(0 -1rem)",
    },
    [growth]: {
      fontSize: size.small,
      "svg + span": { display: "block", marginTop: space.x2 },
      [media.belowWide]: { gridArea: "2 / 1" },
      [media.wide]: { gridArea: "1 / 2" },
    },
    // A name without a growth.
    "tr > :first-child:nth-last-child(2)": {
      [media.wide]: { gridColumn: "1 / span 2" },
    },
    "tr > :last-child": {
      textAlign: "end",
      [media.belowWide]: { gridArea: "1 / 2 / span 2" },
    },
  },
  hero: {
    "&::before": {
      ...doubleRule,
      [media.motion]: {
        animation: "draw-rule 0.6s ease-out",
        "@keyframes draw-rule": fromNoHeight,
      },
      gridColumn: "-2 / -1",
      insetInlineStart: `calc(-0.5 * ${space.x4} - 2px)`,
      [media.medium]: { insetInlineStart: `calc(-0.5 * ${gap} - 2px)` },
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
    [media.print]: { "th small": { display: "block" } },
    [`tbody ${growth}`]: {
      [media.belowWide]: { marginInlineStart: "3.25rem" },
      "svg + span": {
        marginTop: 0,
        paddingInlineStart: "calc(17% + 0.5rem)",
        color: "var(--soft)",
        [media.belowMedium]: { display: "none" },
        [media.print]: { display: "block" },
      },
    },
  },
  closed: { borderBottom: `0.3rem double ${color.ink}` },
  figure: {
    ...numeral,
    fontSize: `min(${size.figure}, 10.5vw)`,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  note: {
    ...softText,
    display: "block",
    maxWidth: "min(10.5rem, 34vw)",
    marginInlineStart: "auto",
    textWrap: "balance",
  },
});
