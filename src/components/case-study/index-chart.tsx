import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fillMessage } from "../../site/fill-message";
import { toIndex } from "../../site/format-figure";
import { media } from "../../theme/media";
import { color, rule, size, space } from "../../theme/tokens";
import { Band } from "../section/band";
import { Columns } from "../section/columns";
import { numeral } from "../ui/numeral";

interface IndexChartProps {
  figure: { value: string; metric: string };
  words: Queries.IndexChartFragment;
}

/** The period before and the one after as two bars on one scale; nothing where the figure is no change in percent. */
export function IndexChart({ figure, words }: IndexChartProps) {
  const after = toIndex(figure.value);
  if (after === undefined) return null;
  const values = { ...figure, after };
  const bars = [
    { label: words.before, index: 100, look: styles.before },
    { label: words.after, index: after, look: styles.after },
  ];
  return (
    <Band tone="birch">
      <Columns ratio="5-7">
        <div css={styles.words}>
          <h2>{fillMessage(words.heading, values)}</h2>
          <p css={styles.note}>{words.note}</p>
        </div>
        <figure aria-label={fillMessage(words.description, values)}>
          <dl css={styles.bars}>
            {bars.map(({ label, index, look }) => (
              <div key={label} css={styles.row}>
                <dt css={styles.label}>{label}</dt>
                <dd css={styles.value}>
                  <span css={[styles.bar, look, { width: `${(index / after) * 100}%` }]} />
                  <span css={styles.index}>{index}</span>
                </dd>
              </div>
            ))}
          </dl>
        </figure>
      </Columns>
    </Band>
  );
}

const styles = {
  words: css({ display: "grid", gap: space.x4, alignContent: "start" }),
  note: css({ maxWidth: "36ch", fontSize: size.small, color: color.inkSoft }),
  bars: css({ display: "grid", borderBottom: rule.hairline }),
  row: css({ display: "grid", gap: space.x2, paddingBlock: space.x4, borderTop: rule.hairline }),
  label: css({ fontSize: size.small }),
  value: css({ display: "grid", gap: space.x2 }),
  index: css(numeral, { fontSize: size.h2 }),
  // Forced colors would drop a bar that is ground alone: its border stays.
  bar: css({ height: space.x8, border: "1px solid", [media.wide]: { height: space.x12 } }),
  before: css({ background: color.mint, borderColor: color.spruce }),
  after: css({ background: color.spruce, borderColor: color.spruce }),
};

export const indexChartFragment = graphql`
  fragment IndexChart on CaseChart {
    heading
    description
    before
    after
    note
  }
`;
