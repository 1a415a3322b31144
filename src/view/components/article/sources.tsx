import { graphql } from "gatsby";
import {
  createStyles,
  font,
  media,
  rule,
  size,
  space,
  splitAt,
} from "../../theme";
import { FoldedBand } from "../section/folded-band";
import { SmartLink } from "../ui/smart-link";
import { useUiLabels } from "../ui/use-site";
import { sourcesId } from "../../../lib/urls/routes";

type Entry = Queries.SourceEntryFragment;

/** A page's sources: where each figure comes from, all prices in one row. Folded until a visitor asks. */
export function Sources({ entries }: { entries: readonly Entry[] }) {
  const { sourcesHeading } = useUiLabels();
  if (entries.length === 0) return null;
  const isPrice = ({ figure }: Entry) => /^(?:plan|pricing)\./.test(figure);
  const others = entries
    .filter((entry) => !isPrice(entry))
    .map((entry) => [entry]);
  const rows = [...others, entries.filter(isPrice)];
  return (
    <FoldedBand heading={sourcesHeading} tone="spruce">
      <ul>
        {rows.flatMap((row) => {
          const [first] = row;
          if (!first) return [];
          const { figure, period, source } = first;
          return (
            <li key={figure} css={styles.row} data-row>
              <p css={styles.figures}>
                {row.map((entry) => (
                  <Figure key={entry.figure} {...entry} />
                ))}
              </p>
              <p>
                {[...row.map(({ measure }) => measure), period]
                  .filter(Boolean)
                  .join(", ")}
              </p>
              <p css={styles.source}>
                {source.link ? (
                  <SmartLink to={source.link}>{source.citation}</SmartLink>
                ) : (
                  source.citation
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </FoldedBand>
  );
}

function Figure({ figure, value }: Entry) {
  const { backToReference } = useUiLabels();
  return (
    <>
      <a
        id={sourcesId(figure)}
        // A text fragment scrolls to the figure on the page.
        href={`#:~:text=${encodeURIComponent(value)}`}
        aria-label={`${backToReference} ${value}`}
      >
        {value}
      </a>{" "}
    </>
  );
}

const styles = createStyles({
  // The figure is first in the text, and in the account column on larger screens.
  row: {
    display: "grid",
    alignItems: "baseline",
    gap: `0 ${space.x6}`,
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    fontSize: size.small,
    a: { display: "inline-block", minWidth: space.x6, paddingBlock: "0.1em" },
    // In the order of the text, so that a printed line can be read and copied.
    [media.print]: { "& > p": { gridArea: "auto", textAlign: "start" } },
    [media.medium]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 10.625rem",
    },
    [media.wide]: splitAt(5, 10),
  },
  figures: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.x3,
    fontFamily: font.label,
    fontWeight: 600,
    a: { textDecorationStyle: "dotted" },
    [media.medium]: { gridArea: "1 / 3", justifyContent: "end" },
  },
  source: { color: "var(--soft)" },
});

export const sourceEntryFragment = graphql`
  fragment SourceEntry on SourceEntry {
    figure
    value
    measure
    period
    source {
      citation
      link {
        ...LinkTarget
      }
    }
  }
`;
