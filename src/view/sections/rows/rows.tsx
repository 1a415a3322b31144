import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import {
  createStyles,
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
  const hasAccount = items.some(
    ({ action, proof, price }) => action ?? proof ?? price,
  );
  return (
    <Section
      {...frame}
      hasAccount={hasAccount && !areTiles}
      isBeside={areTiles}
    >
      {splitIntoGroups(items).map(({ heading, rows }) => (
        <div key={rows[0]?.title}>
          {heading && <h3 css={styles.heading}>{heading}</h3>}
          <ul
            css={[
              areTiles ? styles.tiles : styles.list,
              areTiles && rows.every(({ words }) => !words) && styles.facts,
            ]}
          >
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

const styles = createStyles({
  heading: {
    paddingBlock: `${space.x3} ${space.x2}`,
    borderTop: rule.strong,
    ...smallHeading,
  },
  tiles: { ...halves, gap: 0 },
  // Names above what they amount to.
  facts: {
    [media.wide]: {
      gridTemplateColumns: "repeat(4, 1fr)",
      rowGap: space.x4,
      "h3 > span": { flexBasis: "100%", textAlign: "start" },
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
