import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import {
  createStyles,
  type CSSObject,
  gap,
  halves,
  media,
  rule,
  smallHeading,
  space,
} from "../../theme";
import { Row } from "./row";

/** Items of one kind under ruled lines, in groups if they have any. Their links and figures are in the account column. */
export function Rows({
  items,
  rowColumns,
  areTiles,
  ...frame
}: Queries.RowsSectionFragment) {
  const areDesks = items.every(({ desk }) => desk);
  const hasAccount =
    !(areTiles || areDesks) &&
    items.some(({ action, proof, price }) => action ?? proof ?? price);
  const layout = areDesks ? styles.desks : chooseLayout(items, areTiles);
  return (
    <Section {...frame} hasAccount={hasAccount} isBeside={areTiles}>
      {splitIntoGroups(items).map(({ heading, rows }) => (
        <div key={rows[0]?.title}>
          {heading && <h3 css={styles.heading}>{heading}</h3>}
          <ul css={layout}>
            {rows.map((row) => (
              <Row
                key={row.title}
                row={row}
                columns={rowColumns}
                isTile={areTiles}
                isGrouped={heading !== null}
              />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function chooseLayout(
  items: readonly Queries.RowFragment[],
  areTiles: boolean,
) {
  if (!areTiles) return styles.list;
  return items.every(({ words }) => !words) ? styles.facts : styles.tiles;
}

/** A group starts at each item that has its heading. */
function splitIntoGroups(items: readonly Queries.RowFragment[]) {
  const groups: { heading: string | null; rows: Queries.RowFragment[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.group === null) last.rows.push(item);
    else groups.push({ heading: item.group, rows: [item] });
  }
  return groups;
}

const tiles: CSSObject = { ...halves, gap: 0 };

const styles = createStyles({
  heading: {
    paddingBlock: `${space.x3} ${space.x2}`,
    borderTop: rule.strong,
    ...smallHeading,
  },
  tiles,
  // Names above what they amount to.
  facts: {
    ...tiles,
    [media.wide]: {
      gridTemplateColumns: "repeat(4, 1fr)",
      rowGap: space.x4,
      "h3 > span": { flexBasis: "100%", textAlign: "start" },
    },
  },
  // Large portraits next to each other, with their words below.
  desks: {
    [media.abreast]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, 1fr)",
      columnGap: gap,
      "& > li": { borderTop: 0 },
      "& > li > div": { gridTemplateColumns: "minmax(0, 1fr)" },
      h3: { rowGap: space.x3 },
      "h3 > picture, img": { width: "100%" },
    },
  },
  // Headings of columns are above the first line.
  list: { "&:has([data-heading])": { [media.wide]: { paddingTop: space.x3 } } },
});

export const rowsSectionFragment = graphql`
  fragment RowsSection on RowsSection {
    ...SectionFrame
    areTiles
    rowColumns: columns
    items {
      ...Row
    }
  }
`;
